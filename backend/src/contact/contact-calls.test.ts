import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { contactSubmit } from 'calls/contact'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { proveHuman } from '../testing/prove-human.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
  await site.addUser({ email: 'rina@mail.example', password: 'seven green lamps', nick: 'Rina' })
  await site.db.query(
    `INSERT INTO settings (key, value) VALUES ('contact_info', '{"emails": ["desk@site.example", "other@site.example"]}')`,
  )
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors.splice(0)).toEqual([]))

const message = {
  name: ' Ayu W. ',
  email: 'ayu@mail.example',
  subject: 'A broker has moved',
  content: 'The address of a broker is out of date.',
}
const tickets = () => site.db.query<Record<string, unknown>>('SELECT * FROM tickets ORDER BY created_at')

test('a contact message becomes a ticket and a mail with the sender as reply address', async () => {
  const visitor = site.visitor()
  visitor.lang = 'id'
  const { body } = await visitor.call(contactSubmit, { ...message, bot: await proveHuman(visitor, 'contact') })
  const { ticketId } = body.Data!
  expect((await tickets()).filter(({ ticket_id }) => ticket_id === ticketId)).toMatchObject([
    {
      ticket_id: ticketId,
      kind: 'contact',
      service: null,
      user_id: null,
      name: 'Ayu W.',
      email: message.email,
      subject: message.subject,
      content: message.content,
      lang: 'id',
      state: 'open',
    },
  ])
  const mail = site.mails().at(-1) ?? ''
  for (const line of [
    'To: desk@site.example',
    'Reply-To: ayu@mail.example',
    `Subject: [contact ${ticketId}] A broker has moved`,
    message.content,
  ])
    expect(mail).toContain(line)
})

test('the contact ticket of a logged-in user has the user’s id', async () => {
  const visitor = await site.visitor().login('rina@mail.example', 'seven green lamps')
  const { subject: _none, ...rest } = message
  const { body } = await visitor.call(contactSubmit, { ...rest, bot: await proveHuman(visitor, 'contact') })
  expect((await tickets()).find(({ ticket_id }) => ticket_id === body.Data?.ticketId)).toMatchObject({
    user_id: 'trina',
    subject: 'No subject',
  })
})

test('a contact message sent twice with one idempotency key opens one ticket and needs one bot check', async () => {
  const visitor = site.visitor()
  const input = { ...message, bot: await proveHuman(visitor, 'contact') }
  const before = (await tickets()).length
  const key = { 'Idempotency-Key': 'one-message-only' }
  const [first, second] = [await visitor.call(contactSubmit, input, key), await visitor.call(contactSubmit, input, key)]
  expect(second.body.Data).toEqual(first.body.Data)
  expect([second.headers.get('idempotency-replayed'), (await tickets()).length]).toEqual(['true', before + 1])
  const other = await visitor.call(contactSubmit, { ...input, name: 'Someone else' }, key)
  expect([other.status, other.body.ErrorCode]).toEqual([409, 3103])
})

test.each([
  ['no name', { name: undefined }, 1001, 'name'],
  ['a name of one letter', { name: ' A ' }, 1002, 'name'],
  ['a name of two lines', { name: 'Ayu\nBcc: all@mail.example' }, 1004, 'name'],
  ['an invalid email address', { email: 'ayu at mail' }, 1004, 'email'],
  ['two email addresses', { email: 'a@mail.example,b@mail.example' }, 1004, 'email'],
  ['too short a text', { content: '   short   ' }, 1002, 'content'],
  ['too long a text', { content: 'x'.repeat(3001) }, 1002, 'content'],
  ['a subject of two lines', { subject: 'Hello\r\nBcc: all@mail.example' }, 1004, 'subject'],
  ['a missing bot check', {}, 2008, 'bot'],
  ['an incomplete bot check', { bot: { botId: 'x' } }, 1004, 'bot'],
])('a contact message with %s is refused at its field, and nothing is stored', async (_name, change, code, field) => {
  const before = (await tickets()).length
  const { status, body } = await site.visitor().send('POST', contactSubmit.path, { body: { ...message, ...change } })
  expect([status, body.ErrorCode, body.errors?.[0]?.field]).toEqual([400, code, field])
  expect((await tickets()).length).toBe(before)
})

test('an IP address may send ten contact messages an hour', async () => {
  const visitor = site.visitor()
  const answers = []
  for (let index = 0; index < 11; index += 1)
    answers.push(await visitor.call(contactSubmit, { ...message, bot: await proveHuman(visitor, 'contact') }))
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429])
  const wait = Number(answers.at(-1)?.headers.get('retry-after'))
  expect([answers.at(-1)?.body.ErrorCode, wait > 3000, answers.at(-1)?.body.retryAfter]).toEqual([4001, true, wait])
})

test(
  'a contact ticket is stored even if its mail fails, and the failure is logged',
  async () => {
    const away = await startApi({ sample: false, smtp: { url: 'smtp://127.0.0.1:9', from: 'a@site.example' } })
    await away.db.query(
      `INSERT INTO settings (key, value) VALUES ('contact_info', '{"emails": ["desk@site.example"]}')`,
    )
    const visitor = away.visitor()
    const { status } = await visitor.call(contactSubmit, { ...message, bot: await proveHuman(visitor, 'contact') })
    const rows = await away.db.query('SELECT 1 FROM tickets')
    expect([status, rows.length, away.errors.length]).toEqual([200, 1, 1])
    await away.close()
  },
  START_MS,
)
