import { noticeWords } from 'backend/exposure-case/case-notice-words'
import type { CaseState } from 'calls/exposure-case/case-states'
import { rules, type CaseAction, type CaseParty } from 'calls/exposure-case/case-rules'
import type { Language } from 'shared-state/i18n/languages'
import type { Text } from 'shared-state/i18n/text'
import { shellText } from '../../shell/src/strings/keys.ts'
import { mailsTo } from './people.ts'
import type { Somebody } from './somebody.ts'
import { expect } from './test.ts'
import { dataDir } from './trader.ts'

interface Watched {
  lang: Language
  t: Text['t']
  brokerName: string
  /** Who is watched as which party; a moderator is none, and is never notified. */
  people: Record<CaseParty | 'moderator', Somebody>
  /** Their pages have code, so that what arrives is shown at once. */
  isLive: boolean
}

const subjectsTo = ({ email }: Somebody) =>
  mailsTo(dataDir(), email).map(mail => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '')

/**
 * Watches the mails to the people of a case and the number of unread messages in the header of their open pages. `expectNotices` expects that
 * a step, taken in a state of the case, has notified exactly those whom the rules name; `hasRead` that a party has read one of their notices.
 */
export async function watchNotices({ lang, t, brokerName, people, isLive }: Watched) {
  const watched = Object.entries(people).map(([party, person]) => ({
    party,
    person,
    subjects: [] as string[],
    before: subjectsTo(person).length,
    unread: 0,
  }))
  for (const { person } of watched) await person.send('usercenter/messagesread', { data: { all: true } })

  const expectUnread = async ({ person, unread }: (typeof watched)[number]) => {
    if (!isLive) return
    const name = t(shellText.accountOf, { name: person.nick })
    const count = unread > 0 ? `, ${t(shellText.unreadMessages, { count: unread })}` : ''
    await expect(person.page.getByRole('button', { name: name + count, exact: true })).toBeVisible()
  }

  return {
    async expectNotices(action: CaseAction, from: CaseState) {
      const { notifies } = rules.find(rule => rule.action === action && rule.from.includes(from))!
      for (const one of watched.filter(({ party }) => notifies.some(notified => notified === party))) {
        const { title } = noticeWords[action]![one.party as CaseParty]!
        one.subjects.push(title[lang].replace('{broker}', brokerName))
        one.unread += 1
      }
      for (const one of watched) {
        await expect.poll(() => subjectsTo(one.person).slice(one.before)).toEqual(one.subjects)
        await expectUnread(one)
      }
    },
    async hasRead(party: CaseParty) {
      const one = watched.find(reader => reader.party === party)!
      one.unread -= 1
      await expectUnread(one)
    },
  }
}
