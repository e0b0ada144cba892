import { rules } from './case-rules.ts'
import type { Rule } from './case-rules.ts'
import { caseStates, REOPEN_DAYS } from './case-states.ts'
import type { CaseState } from './case-states.ts'

const limitOf = ({ beforeReply, whileNotFinal }: Rule): string =>
  beforeReply ? ', once' : whileNotFinal ? `, for ${REOPEN_DAYS} days` : ''

/** The state diagram of docs/exposure-cases.md, in Mermaid. Steps that keep the state are in the table below it. */
export function caseDrawing(): string {
  const arrows = rules.flatMap(rule =>
    rule.to === 'same'
      ? []
      : rule.from
          .filter(from => from !== rule.to)
          .map(
            from => `  ${from === 'new' ? '[*]' : from} --> ${rule.to}: ${rule.action} (${rule.actor}${limitOf(rule)})`,
          ),
  )
  return ['stateDiagram-v2', ...arrows].join('\n')
}

const listOf = (words: readonly string[]) => words.join(', ') || '–'

/** Every row of the rules, as a table in Markdown. */
export function caseTable(): string {
  const head =
    '| action | who | call | from | to | notified | note for | time to reply |\n|---|---|---|---|---|---|---|---|'
  const rows = rules.map(
    rule =>
      `| ${rule.action} | ${rule.actor} | exposure.${rule.call} | ${listOf(rule.from)}${limitOf(rule)} | ${rule.to === 'same' ? 'unchanged' : rule.to} | ${listOf(rule.notifies)} | ${rule.text === null ? 'no event' : (rule.noteFor ?? 'everyone')} | ${rule.startsClock ? 'starts' : '–'} |`,
  )
  return [head, ...rows].join('\n')
}

/** Who sees a case in each state, and whose turn it is. */
export function stateTable(): string {
  const rows = (Object.keys(caseStates) as CaseState[]).map(
    state => `| ${state} | ${caseStates[state].seenBy} | ${caseStates[state].turnOf ?? '–'} |`,
  )
  return ['| state | seen by | turn of |\n|---|---|---|', ...rows].join('\n')
}
