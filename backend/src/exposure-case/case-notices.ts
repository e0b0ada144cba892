import { reasonText } from 'calls/exposure-case/case-reasons'
import type { CaseReason } from 'calls/exposure-case/case-reasons'
import type { CaseParty, Rule } from 'calls/exposure-case/case-rules'
import type { Queries } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { staffOf } from '../comments/broker-staff.ts'
import { notify } from '../user-messages/notify.ts'
import type { Words } from '../user-messages/notify.ts'
import { quoteOf } from '../user-messages/quote-of.ts'
import { noticeWords, quoteLeads, reasonLead } from './case-notice-words.ts'
import type { MovedCase } from './find-case.ts'

/** A step's reason, if the actor is a moderator who gave one, and what the actor wrote. */
export interface StepWords {
  reasonCode?: CaseReason | undefined
  note?: string | undefined
}

/**
 * Leaves the notices that the rules name for a step: one for each person, and none for its actor. They have its reason and quote its note,
 * never the private contact.
 */
export async function notifyOfStep(
  queries: Queries,
  moved: MovedCase,
  { action, actor, notifies }: Rule,
  { reasonCode, note = '' }: StepWords,
  actorId: string,
): Promise<void> {
  const { code, slug, brokerName } = moved
  const filled = (text: string) =>
    text.replace(/\{(broker|note)\}/g, (_whole, name: string) => (name === 'broker' ? brokerName : quoteOf(note)))
  const notified = new Set([actorId])
  for (const party of notifies) {
    const words = noticeWords[action]?.[party]
    if (!words) continue
    const members = (await membersOf(queries, party, moved)).filter(userId => !notified.has(userId))
    for (const userId of members) notified.add(userId)
    const inBoth = (of: (lang: Language) => string): Words => ({ en: filled(of('en')), id: filled(of('id')) })
    const textIn = (lang: Language) => [
      ...(reasonCode ? [`${reasonLead[lang]} ${reasonText(reasonCode, lang)}`] : []),
      ...(note === '' ? [] : [quoteLeads[actor][lang]]),
      words.text[lang],
    ]
    await notify(queries, members, {
      kind: party === 'follower' ? 'followed' : 'exposure',
      title: inBoth(lang => words.title[lang]),
      text: inBoth(lang => textIn(lang).join('\n\n')),
      path: `/exposure/${slug}-${code}.html`,
      mail: true,
    })
  }
}

async function membersOf(
  queries: Queries,
  party: CaseParty,
  { code, authorId, brokerCode }: MovedCase,
): Promise<readonly string[]> {
  if (party === 'author') return [authorId]
  if (party === 'staff') return brokerCode === null ? [] : staffOf(queries, brokerCode)
  const sql = 'SELECT user_id FROM exposure_follows WHERE exposure_code = $1'
  return (await queries.query<{ user_id: string }>(sql, [code])).map(row => row.user_id)
}
