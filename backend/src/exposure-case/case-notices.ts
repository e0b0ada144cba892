import type { Rule } from 'calls/exposure-case/case-rules'
import type { Queries } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { staffOf } from '../comments/broker-staff.ts'
import { notify } from '../user-messages/notify.ts'
import type { Words } from '../user-messages/notify.ts'
import { quoteOf } from '../user-messages/quote-of.ts'
import { noticeWords, quoteLeads } from './case-notice-words.ts'
import type { MovedCase } from './find-case.ts'

/** Leaves the notices that the rules name for a step. They quote its note, never the private contact. */
export async function notifyOfStep(
  queries: Queries,
  { code, slug, authorId, brokerCode, brokerName }: MovedCase,
  { action, actor, notifies }: Rule,
  note: string,
): Promise<void> {
  const filled = (text: string) =>
    text.replace(/\{(broker|note)\}/g, (_whole, name: string) => (name === 'broker' ? brokerName : quoteOf(note)))
  for (const party of notifies) {
    const words = noticeWords[action]?.[party]
    if (!words) continue
    const members = party === 'author' ? [authorId] : brokerCode === null ? [] : await staffOf(queries, brokerCode)
    const lead = note === '' ? undefined : quoteLeads[actor]
    const inBoth = (of: (lang: Language) => string): Words => ({ en: filled(of('en')), id: filled(of('id')) })
    await notify(
      queries,
      members.filter(userId => party === 'author' || userId !== authorId),
      {
        kind: 'exposure',
        title: inBoth(lang => words.title[lang]),
        text: inBoth(lang => (lead ? `${lead[lang]}\n\n${words.text[lang]}` : words.text[lang])),
        path: `/exposure/${slug}-${code}.html`,
        mail: true,
      },
    )
  }
}
