import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { rules } from 'calls/exposure-case/case-rules'
import type { CaseAction, CaseActor, CaseParty } from 'calls/exposure-case/case-rules'
import type { Caller } from 'platform/api/handle'
import type { Words } from '../user-messages/notify.ts'
import { noticeMail } from '../user-messages/notice-mail.ts'
import { sealText } from '../accounts/sealed-text.ts'
import { SECRET, START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { CONTACT, stepRequest } from '../testing/case-scene.ts'
import { addBroker, addEnterprise, addStaff } from '../testing/scene.ts'
import { CONTACT_SEAL } from './contact-seal.ts'

/** Two active members of the broker's staff, one who was removed, and one who has not accepted the invitation. */
const people = ['author', 'owner', 'replier', 'former', 'invited', 'moderator', 'stranger', 'follower'] as const
type Person = (typeof people)[number]

let site: ApiUnderTest
let brokerCode: string
beforeAll(async () => {
  site = await startApi({ sample: false })
  for (const person of people)
    await site.db.query('INSERT INTO users (user_id, nick, email) VALUES ($1, $1, $2)', [
      person,
      `${person}@mail.example`,
    ])
  brokerCode = await addBroker(site.db, 'b1')
  const enterpriseId = await addEnterprise(site.db, brokerCode, [])
  await addStaff(site.db, enterpriseId, 'owner', 'owner')
  for (const member of ['replier', 'former', 'invited']) await addStaff(site.db, enterpriseId, member, 'replier')
  await site.db.script(
    `UPDATE enterprise_staff SET state = 'disabled' WHERE user_id = 'former';
     UPDATE enterprise_staff SET state = 'invited', user_id = NULL, token_hash = 'x', expires_at = now() + interval '1 day' WHERE user_id = 'invited'`,
  )
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const actorOf: Record<CaseActor, Person> = {
  author: 'author',
  staff: 'replier',
  moderator: 'moderator',
  user: 'stranger',
}
const membersOf: Record<CaseParty, readonly Person[]> = {
  author: ['author'],
  staff: ['owner', 'replier'],
  follower: ['follower'],
}

let count = 0
async function addCase(state: string): Promise<string> {
  const code = `c${(count += 1)}`
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date,
       state, contact_sealed)
     VALUES ($1, 'late', $2, 'Broker b1', 'author', 'scam', 'en', '{"en": "Late"}', '{"en": "Long"}', 1, 'USD', '2026-01-02', $3, $4)`,
    [code, brokerCode, state, sealText(SECRET, CONTACT_SEAL, CONTACT)],
  )
  await site.db.query(`INSERT INTO exposure_follows (user_id, exposure_code) VALUES ('follower', $1)`, [code])
  return code
}

interface Notice {
  user_id: string
  kind: string
  title: Words
  text: Words
  path: string
  mail: string
}

type Step = Exclude<CaseAction, 'save' | 'publish'>
const steps = rules.flatMap(rule =>
  rule.action === 'save' || rule.action === 'publish'
    ? []
    : rule.from.map(from => [`${rule.action} of a case that is ${from}`, rule, rule.action as Step, from] as const),
)

test.each(steps)(
  '%s notifies exactly those whom the rules name, on the site and by mail',
  async (_name, { actor, notifies }, action, from) => {
    // The limit on mails in an hour has its own test.
    await site.db.query('DELETE FROM user_messages')
    const code = await addCase(from)
    const person = actorOf[actor]
    const note = 'Words of this step.'
    const [call, input] = stepRequest(action, code, note)
    const roles = person === 'moderator' ? ['moderator'] : []
    const caller: Caller = { ...visitor, user: { userId: person, roles } }
    expect((await site.api.invoke({ call, input, caller, idempotencyKey: `key-of-${code}` })).body.ErrorCode).toBe(0)
    const notices = await site.db.query<Notice>('SELECT user_id, kind, title, text, path, mail FROM user_messages')
    expect(notices.map(({ user_id, kind, mail }) => [user_id, kind, mail]).sort()).toEqual(
      notifies
        .flatMap(party =>
          membersOf[party].map(userId => [userId, party === 'follower' ? 'followed' : 'exposure', 'due']),
        )
        .sort(),
    )
    expect(JSON.stringify(notices)).not.toContain(CONTACT)
    for (const { title, text, path } of notices)
      for (const lang of ['en', 'id'] as const) {
        const mail = noticeMail(
          { to: 'r@mail.example', nick: 'Rina', title: title[lang], text: text[lang], path, token: 't' },
          'https://site.example',
          lang,
        )
        expect(mail.text).toContain(`https://site.example/${lang}/exposure/late-${code}.html\n`)
        expect(mail.text).toContain(`“${note}”\n\n`)
        expect(mail.subject).toContain('Broker b1')
        expect(mail.text).not.toMatch(/[{}]/)
      }
  },
)

const visitor = { sessionId: 's', authorised: true, lang: 'en', country: '', ip: '203.0.113.9' } as const
