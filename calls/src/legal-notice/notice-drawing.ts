import { noticeSteps } from './notice-rules.ts'
import type { NoticeStep } from './notice-rules.ts'
import { noticeOutcomes, publicNoticeStates } from './notice-states.ts'

const listOf = (words: readonly string[]) => words.join(', ') || '–'

const whenOf = ({ forDays, afterDays, ifUrgent }: NoticeStep): string => {
  if (forDays !== undefined) return `, for ${forDays} days`
  if (ifUrgent) return ', urgent ground'
  return afterDays === undefined ? '' : `, after ${afterDays} days`
}

const textOf: Record<NonNullable<NoticeStep['text']>, string> = {
  withhold: 'withheld',
  replace: 'replaced',
  restore: 'shown again',
}

/** The state diagram of docs/exposure-cases.md, in Mermaid. */
export function noticeDrawing(): string {
  const arrows = noticeSteps.flatMap(step =>
    step.from.map(
      from => `  ${from === 'new' ? '[*]' : from} --> ${step.to}: ${step.action} (${step.actor}${whenOf(step)})`,
    ),
  )
  return ['stateDiagram-v2', ...arrows].join('\n')
}

/** Every row of the rules, as a table in Markdown. */
export function noticeTable(): string {
  const rows = noticeSteps.map(step => {
    const hears = [...(step.notifies ? ['author'] : []), ...(step.mails ? ['sender, by mail'] : [])]
    const who = step.byAnother ? `another ${step.actor}` : step.actor
    return `| ${step.action} | ${who} | ${listOf(step.from)}${whenOf(step)} | ${step.to} | ${step.reason ? 'yes' : '–'} | ${listOf(hears)} | ${step.text ? textOf[step.text] : '–'} |`
  })
  return [
    '| action | who | from | to | public reason | hears of it | text of the post |\n|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** The groups of states by which the log is filtered. */
export function outcomeTable(): string {
  const rows = Object.entries(noticeOutcomes).map(([outcome, states]) => `| ${outcome} | ${states.join(', ')} |`)
  return ['| in the log | states |\n|---|---|', ...rows].join('\n')
}

/** States that no step leaves. */
export const finalNoticeStates = publicNoticeStates.filter(
  state => !noticeSteps.some(({ from }) => from.some(one => one === state)),
)
