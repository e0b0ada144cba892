import { complaintRules } from './complaint-rules.ts'

/** Every row of the rules, as the table in docs/exposure-cases.md. */
export function complaintTable(): string {
  const head = '| action | who | call | from | to | notified |\n|---|---|---|---|---|---|'
  const notified = { author: 'author', moderator: 'moderators who have acted on it' }
  const rows = complaintRules.map(
    ({ action, actor, call, from, to, notifies }) =>
      `| ${action} | ${actor} | ${call} | ${from.join(', ')} | ${to === 'same' ? 'unchanged' : to} | ${notifies ? notified[notifies] : '–'} |`,
  )
  return [head, ...rows].join('\n')
}
