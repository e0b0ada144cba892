import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { enterpriseDetail } from 'calls/enterprise'
import { usercenterMessages } from 'calls/messages'
import * as calls from 'calls/staff'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addEnterprise, addStaff, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import { leaveEnterprises } from './leave-enterprises.ts'

type Role = 'owner' | 'manager' | 'replier'

let site: ApiUnderTest
let people = 0
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const person = () => addTestUser(site, `Person${(people += 1)}`)
const emailOf = ({ userId }: TestUser) => `${userId.slice(1)}@mail.example`

/** An approved enterprise with an owner, a manager and a replier. */
async function firm(state?: string) {
  const [owner, manager, replier] = [await person(), await person(), await person()]
  const enterpriseId = await addEnterprise(site.db, await addBroker(site.db, `f${(people += 1)}`), [owner], state)
  const ids = {
    owner: `s${enterpriseId}${owner.userId}`,
    manager: await addStaff(site.db, enterpriseId, manager.userId, 'manager'),
    replier: await addStaff(site.db, enterpriseId, replier.userId, 'replier'),
  }
  return { enterpriseId, owner, manager, replier, ids }
}

const invite = async (by: TestUser, enterpriseId: string, email: string, role: Role = 'replier') =>
  (await by.visitor.call(calls.staffInvite, { enterpriseId, email, role })).body
const accept = async (by: TestUser, token: string) => (await by.visitor.call(calls.staffAccept, { token })).body
const disable = async (by: TestUser, staffId: string) => (await by.visitor.call(calls.staffDisable, { staffId })).body
const setRole = async (by: TestUser, staffId: string, role: Role) =>
  (await by.visitor.call(calls.staffSetrole, { staffId, role })).body
const list = async (by: TestUser, enterpriseId: string, input = {}) =>
  (await by.visitor.call(calls.staffList, { enterpriseId, ...input })).body
const lastToken = () => /invite=([\w-]+)/.exec(site.mails().at(-1) ?? '')?.[1] ?? ''

test('an invited person accepts by the mailed link with an own account, and the owners are notified', async () => {
  const { enterpriseId, owner } = await firm()
  const guest = await person()
  await site.db.query(`UPDATE users SET lang = 'id' WHERE user_id = $1`, [guest.userId])
  const invited = (await invite(owner, enterpriseId, emailOf(guest).toUpperCase(), 'manager')).Data!.staff
  expect(invited).toMatchObject({ userId: null, nick: null, email: emailOf(guest), role: 'manager', state: 'invited' })
  expect(Date.parse(invited.expiresAt!) - Date.parse(invited.invitedAt)).toBe(7 * 86_400_000)
  expect(site.mails().at(-1)).toContain(`http://localhost:3000/id/user/enterprise.html?invite=`)
  const token = lastToken()
  expect((await accept(guest, token)).Data?.staff).toMatchObject({
    userId: guest.userId,
    state: 'active',
    role: 'manager',
    expiresAt: null,
  })
  expect((await accept(guest, token)).Data?.staff.state).toBe('active')
  expect((await accept(await person(), token)).ErrorCode).toBe(3003)
  expect((await guest.visitor.call(enterpriseDetail, {})).body.Data).toMatchObject({
    role: 'manager',
    enterprise: { enterpriseId },
  })
  expect((await owner.visitor.call(usercenterMessages, {})).body.Data!.items[0]?.title).toMatch(
    / has joined Firm [^F]* as manager$/,
  )
})

test('an invitation token is not stored in plain text and works only for its address, for 7 days, until revoked', async () => {
  const { enterpriseId, owner } = await firm()
  const [guest, other] = [await person(), await person()]
  await invite(owner, enterpriseId, emailOf(guest))
  const token = lastToken()
  expect(JSON.stringify(await site.db.query('SELECT * FROM enterprise_staff'))).not.toContain(token)
  expect((await accept(other, token)).ErrorCode).toBe(2004)
  expect([(await accept(guest, 'x'.repeat(43))).ErrorCode, (await accept(guest, 'short')).ErrorCode]).toEqual([
    3003, 1002,
  ])
  await site.db.query(`UPDATE enterprise_staff SET expires_at = now() - interval '1 second' WHERE email = $1`, [
    emailOf(guest),
  ])
  expect((await accept(guest, token)).ErrorCode).toBe(3003)
  expect((await list(owner, enterpriseId, { state: 'expired' })).Data?.items.map(({ email }) => email)).toEqual([
    emailOf(guest),
  ])
  const again = (await invite(owner, enterpriseId, emailOf(guest))).Data!.staff
  expect((await disable(owner, again.staffId)).Data?.staff.state).toBe('expired')
  expect((await accept(guest, lastToken())).ErrorCode).toBe(3003)
})

test('nobody is invited twice, and an invitation does not reveal whether an address has an account', async () => {
  const { enterpriseId, owner, replier } = await firm()
  expect((await invite(owner, enterpriseId, emailOf(replier))).ErrorCode).toBe(3102)
  const known = (await invite(owner, enterpriseId, emailOf(await person()))).Data!.staff
  const unknown = (await invite(owner, enterpriseId, 'stranger@mail.example')).Data!.staff
  const shape = ({ staffId: _id, email: _email, invitedAt: _at, expiresAt: _end, ...rest }: typeof known) => rest
  expect(shape(known)).toEqual(shape(unknown))
  expect((await invite(owner, enterpriseId, 'Stranger@mail.example')).ErrorCode).toBe(3102)
  const mails = site.mails().length
  const sent = { enterpriseId, email: 'keyed@mail.example', role: 'replier' as const }
  const keyed = []
  for (let count = 0; count < 2; count += 1)
    keyed.push(
      (await owner.visitor.call(calls.staffInvite, sent, { 'Idempotency-Key': 'key-of-invitation' })).body.Data,
    )
  expect([keyed[1], site.mails().length]).toEqual([keyed[0], mails + 1])
  const twice = await Promise.all(['one', 'two'].map(() => invite(owner, enterpriseId, 'race@mail.example')))
  expect(twice.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, 3102])
})

test('each staff role may perform only its own actions', async () => {
  const { enterpriseId, owner, manager, replier, ids } = await firm()
  const stranger = await person()
  const codes = async (run: (by: TestUser) => Promise<{ ErrorCode: number }>) =>
    Promise.all([owner, manager, replier, stranger].map(async by => (await run(by)).ErrorCode))
  expect(await codes(by => list(by, enterpriseId))).toEqual([0, 0, 0, 2004])
  let guests = 0
  expect(await codes(by => invite(by, enterpriseId, `guest${(guests += 1)}@firm.example`))).toEqual([0, 0, 2003, 2004])
  expect(await codes(by => invite(by, enterpriseId, `boss${(guests += 1)}@firm.example`, 'owner'))).toEqual([
    0, 2003, 2003, 2004,
  ])
  expect(
    (await Promise.all([manager, replier, stranger].map(by => setRole(by, ids.replier, 'manager')))).map(
      ({ ErrorCode }) => ErrorCode,
    ),
  ).toEqual([2003, 2003, 2004])
  expect(
    (await Promise.all([manager, replier, stranger].map(by => disable(by, ids.owner)))).map(
      ({ ErrorCode }) => ErrorCode,
    ),
  ).toEqual([2003, 2003, 2004])
  expect((await disable(replier, ids.manager)).ErrorCode).toBe(2003)
  expect((await setRole(owner, 'nobody', 'manager')).ErrorCode).toBe(3001)
})

test('changing a role and disabling staff are idempotent and notify the person', async () => {
  const { enterpriseId, owner, manager, replier, ids } = await firm()
  expect((await setRole(owner, ids.replier, 'manager')).Data?.staff.role).toBe('manager')
  expect((await setRole(owner, ids.replier, 'manager')).Data?.staff.role).toBe('manager')
  for (let count = 0; count < 2; count += 1)
    expect((await disable(manager, ids.replier)).Data?.staff.state).toBe('disabled')
  expect((await setRole(owner, ids.replier, 'owner')).ErrorCode).toBe(3101)
  expect((await list(replier, enterpriseId)).ErrorCode).toBe(2004)
  const told = (await replier.visitor.call(usercenterMessages, {})).body.Data!.items.map(({ title }) => title)
  expect(told).toEqual([
    expect.stringContaining('You are no longer on the staff of Firm'),
    expect.stringContaining('is now manager'),
  ])
  const events = await site.db.query<{ action: string }>(
    `SELECT action FROM audit_events WHERE kind = 'staff' AND target_id = $1 ORDER BY event_id`,
    [ids.replier],
  )
  expect(events.map(({ action }) => action)).toEqual(['setrole', 'disable'])
  const back = (await invite(owner, enterpriseId, emailOf(replier))).Data!.staff
  expect((await accept(replier, lastToken())).Data?.staff).toMatchObject({ staffId: back.staffId, state: 'active' })
})

test('the last owner of a firm cannot leave, even if two owners leave concurrently', async () => {
  const { enterpriseId, owner, ids } = await firm()
  expect([(await disable(owner, ids.owner)).ErrorCode, (await setRole(owner, ids.owner, 'replier')).ErrorCode]).toEqual(
    [3105, 3105],
  )
  const second = await person()
  const secondId = await addStaff(site.db, enterpriseId, second.userId, 'owner')
  const left = await Promise.all([disable(owner, ids.owner), disable(second, secondId)])
  expect(left.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, 3105])
  const third = await person()
  const thirdId = await addStaff(site.db, enterpriseId, third.userId, 'owner')
  const [stays, staysId] = left[0]!.succeed ? [second, secondId] : [owner, ids.owner]
  const lowered = await Promise.all([setRole(stays, thirdId, 'replier'), setRole(third, staysId, 'replier')])
  expect(
    lowered
      .map(({ ErrorCode }) => ErrorCode)
      .filter(code => code !== 2003)
      .sort()[0],
  ).toBe(0)
  const owners = await site.db.query(
    `SELECT staff_id FROM enterprise_staff WHERE enterprise_id = $1 AND role = 'owner' AND state = 'active'`,
    [enterpriseId],
  )
  expect(owners).toHaveLength(1)
})

test('only an approved firm can invite staff, and a suspension voids its invitations', async () => {
  const { enterpriseId, owner } = await firm('reviewing')
  expect((await invite(owner, enterpriseId, 'early@firm.example')).ErrorCode).toBe(3101)
  const other = await firm()
  const guest = await person()
  await invite(other.owner, other.enterpriseId, emailOf(guest))
  await site.db.query(`UPDATE enterprises SET state = 'suspended' WHERE enterprise_id = $1`, [other.enterpriseId])
  expect((await accept(guest, lastToken())).ErrorCode).toBe(3101)
})

test('the staff list is sorted by role, paged and filtered by role', async () => {
  const { enterpriseId, owner, manager, replier } = await firm()
  const first = (await list(owner, enterpriseId, { pageSize: 2 })).Data!
  expect([first.total, first.items.map(({ role }) => role)]).toEqual([3, ['owner', 'manager']])
  expect((await list(manager, enterpriseId, { role: 'replier' })).Data?.items.map(({ userId }) => userId)).toEqual([
    replier.userId,
  ])
})

test('a deleted account leaves its firm, and a firm without an owner is suspended', async () => {
  const { enterpriseId, owner } = await firm()
  await site.db.transaction(queries => leaveEnterprises(queries, owner.userId))
  const row = await site.db.one<{ state: string }>('SELECT state FROM enterprises WHERE enterprise_id = $1', [
    enterpriseId,
  ])
  expect(row?.state).toBe('suspended')
  expect(await site.db.query('SELECT email, state FROM enterprise_staff WHERE user_id = $1', [owner.userId])).toEqual([
    { email: '', state: 'disabled' },
  ])
})

test(
  'an invitation without a mail server is refused as not configured',
  async () => {
    const bare = await startApi({ origin: 'https://site.example', sample: false })
    const owner = await addTestUser(bare, 'Bare')
    const enterpriseId = await addEnterprise(bare.db, await addBroker(bare.db, 'bare'), [owner])
    expect(await invite(owner, enterpriseId, 'guest@firm.example')).toMatchObject({
      ErrorCode: 5010,
      message: 'Mail is not configured on this site.',
    })
    await bare.close()
  },
  START_MS,
)
