import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerSkyeyeriskreport } from 'calls/broker-checks'
import { dealerComplaintdescribe, dealerMain } from 'calls/broker-tabs'
import { brokersIndexinit } from 'calls/brokers'
import type { ComplaintFigures } from 'calls/entities/complaint-figures'
import { exposureReasons } from 'calls/entities/exposure'
import * as calls from 'calls/exposure'
import { actionsThatStartClock } from 'calls/exposure-case/case-rules'
import { endedStates, REPLY_DAYS, statesUnderMediation } from 'calls/exposure-case/case-states'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { caseBrokers, generateCases, hasStaff, isPublicCase, storeCases } from '../testing/generated-cases.ts'
import type { GeneratedCase } from '../testing/generated-cases.ts'
import { addBroker, addEnterprise, addTestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

/** Generated cases. CASES sets their number, SEED repeats a run. */
const cases = generateCases(Number(process.env.CASES ?? 400), Number(process.env.SEED ?? 73)).filter(isPublicCase)
const DAY_MS = 86_400_000
/** Days from the beginning of the day (UTC) that was `days` ago. */
const since = (days: number) => days + (Date.now() % DAY_MS) / DAY_MS
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi({ sample: false })
  visitor = site.visitor()
  const lina = await addTestUser(site, 'Lina')
  const staff = await addTestUser(site, 'Staff')
  for (const broker of caseBrokers) {
    await addBroker(site.db, broker)
    if (hasStaff(broker)) await addEnterprise(site.db, broker, [staff])
  }
  await storeCases(site.db, cases, lina.userId)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const ofBroker = (traderCode: string) => cases.filter(({ broker }) => broker === traderCode)
const describe = async (traderCode: string) => (await visitor.call(dealerComplaintdescribe, { traderCode })).body.Data!
/** Total of the list of a broker's complaints under filters. */
const listed = async (traderCode: string, filters: Omit<CallInput<typeof calls.exposureRevelation>, 'order'> = {}) =>
  (await visitor.call(calls.exposureRevelation, { traderCode, pageSize: 1, ...filters })).body.Data!.total
const mediated = async (traderCode: string, state: 'mediation_requested' | 'in_mediation' | 'awaiting_author') =>
  (await visitor.call(calls.exposureSafeguardcontentpage, { traderCode, state })).body.Data!.total

/** How long each time to reply of a case took, in days, and whether it ended with a reply. */
const timesOf = ({ events }: GeneratedCase) =>
  events.flatMap(({ action, to, ago }, index) => {
    if (to !== 'in_mediation' || !actionsThatStartClock.includes(action)) return []
    const next = events[index + 1]
    return [{ days: ago - (next?.ago ?? 0), replied: next?.action === 'reply' }]
  })

function isOverdue(one: GeneratedCase): boolean {
  return hasStaff(one.broker) && one.state === 'in_mediation' && timesOf(one).at(-1)!.days > REPLY_DAYS
}

/** The figures of a broker, computed from the generated cases. */
function expectedOf(traderCode: string): Omit<ComplaintFigures, 'latestAt' | 'resolvedAt' | 'overdueSince'> {
  const own = ofBroker(traderCode)
  const count = (holds: (one: GeneratedCase) => boolean) => own.filter(holds).length
  const isIn = (states: readonly string[]) => (one: GeneratedCase) => states.includes(one.state)
  const due = own.map(timesOf).filter(times => times.some(({ days, replied }) => replied || days > REPLY_DAYS))
  const inTime = due.filter(times => times.every(({ days }) => days <= REPLY_DAYS))
  return {
    total: own.length,
    last90Days: count(({ published }) => published < since(90)),
    replied: count(({ replied }) => replied),
    resolved: count(isIn(['resolved'])),
    open: count(one => !isIn(endedStates)(one)),
    underMediation: count(isIn(statesUnderMediation)),
    awaitingBroker: count(isIn(['in_mediation'])),
    overdue: count(isOverdue),
    registered: hasStaff(traderCode),
    answers: hasStaff(traderCode) ? { due: due.length, inTime: inTime.length } : null,
  }
}

test('the complaint figures of a broker are those of its cases', async () => {
  const all = { overdue: 0, late: 0 }
  for (const traderCode of caseBrokers) {
    const { amounts, byReason, latestAt, resolvedAt, overdueSince, ...figures } = await describe(traderCode)
    expect(figures).toEqual(expectedOf(traderCode))
    const own = ofBroker(traderCode)
    const daysSince = (at: string | null) => at && (Date.now() - Date.parse(at)) / DAY_MS
    const least = (ages: number[]) => (ages.length > 0 ? Math.min(...ages) : null)
    expect(daysSince(latestAt)).toBeCloseTo(least(own.map(({ published }) => published))!, 2)
    const resolved = own.filter(({ state }) => state === 'resolved').map(one => one.since)
    if (resolved.length === 0) expect(resolvedAt).toBeNull()
    else expect(daysSince(resolvedAt)).toBeCloseTo(least(resolved)!, 2)
    const waits = own.filter(isOverdue).map(one => timesOf(one).at(-1)!.days - REPLY_DAYS)
    if (waits.length === 0) expect(overdueSince).toBeNull()
    else expect(daysSince(overdueSince)).toBeCloseTo(Math.max(...waits), 2)
    const inDollars = own.filter(({ currency }) => currency === 'USD').reduce((sum, { amount }) => sum + amount, 0)
    expect(amounts.find(({ currency }) => currency === 'USD')?.amount ?? 0).toBe(inDollars)
    expect(byReason.reduce((sum, { count }) => sum + count, 0)).toBe(own.length)
    all.overdue += figures.overdue
    if (figures.answers) all.late += figures.answers.due - figures.answers.inTime
  }
  expect([all.overdue > 0, all.late > 0]).toEqual([true, true])
})

test('every call gives the same figures of a broker’s complaints, and the lists have as many', async () => {
  const { items: exposed } = (await visitor.call(calls.exposureSlist, { pageSize: 50 })).body.Data!
  const { items: entries } = (await visitor.call(brokersIndexinit, { tab: 'safe', pageSize: 50 })).body.Data!
  const { items: ranks } = (await visitor.call(calls.exposureSlistrank, { period: 'year', num: 50 })).body.Data!
  for (const traderCode of caseBrokers) {
    const described = await describe(traderCode)
    const { total, last90Days, replied, resolved, open, underMediation, awaitingBroker, overdue } = described
    const {
      items,
      broker,
      medianDays: _medianDays,
      ...same
    } = (await visitor.call(calls.exposureTradercategory, { traderCode })).body.Data!
    const { amounts: _amounts, byReason, ...figures } = described
    expect([traderCode, same, items]).toEqual([traderCode, figures, byReason])
    const isOwn = (entry: { code: string }) => entry.code === traderCode
    const { main, evidence } = (await visitor.call(dealerMain, { traderCode })).body.Data!
    const list = (await visitor.call(calls.exposureTraderexposure, { traderCode, pageSize: 1 })).body.Data!
    const entry = entries.find(isOwn)!
    const shown = exposed.find(isOwn)!
    const totals = [await listed(traderCode), list.total, main.exposureCount, entry.exposureCount, shown.exposureCount]
    expect([traderCode, ...totals, broker.exposureCount]).toEqual([traderCode, ...Array(6).fill(total)])
    const toSecond = (at: string | null | undefined) => at?.slice(0, 19)
    const latest = [list.items[0]?.createdAt, evidence.complaint?.at, described.latestAt].map(toSecond)
    expect(new Set(latest).size).toBe(1)
    expect(await listed(traderCode, { from: dayAgo(90) })).toBe(last90Days)
    expect([await listed(traderCode, { replied: true }), entry.details!.replied]).toEqual([replied, replied])
    expect(await listed(traderCode, { state: 'resolved' })).toBe(resolved)
    expect([await listed(traderCode, { overdue: true }), entry.details!.overdue, shown.warnings]).toEqual(
      Array(3).fill(overdue),
    )
    expect(await listed(traderCode, { overdue: false })).toBe(total - overdue)
    const waiting = await mediated(traderCode, 'in_mediation')
    const others = (await mediated(traderCode, 'mediation_requested')) + (await mediated(traderCode, 'awaiting_author'))
    expect([waiting, waiting + others]).toEqual([awaitingBroker, underMediation])
    expect((await listed(traderCode, { state: 'published' })) + underMediation).toBe(open)
    for (const reason of exposureReasons)
      expect(await listed(traderCode, { reason })).toBe(byReason.find(one => one.reason === reason)!.count)
    expect(ranks.find(rank => isOwn(rank.broker))?.value).toBe(await listed(traderCode, { from: dayAgo(365) }))
  }
})

test('the safety check names the same figures, each with its date', async () => {
  const dayOf = (at: string | null) => at!.slice(0, 10)
  for (const traderCode of caseBrokers) {
    const { total, last90Days, open, underMediation, overdue, resolved, registered, ...at } = await describe(traderCode)
    const { items } = (await visitor.call(dealerSkyeyeriskreport, { traderCode })).body.Data!
    const find = (title: string) => items.find(item => item.title === title)
    const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
    const posted = find(plural(total, 'complaint'))
    expect(posted?.at).toBe(dayOf(at.latestAt))
    expect(posted?.text).toContain(`${last90Days === total ? 'All' : last90Days} of them in the last 90 days.`)
    expect(posted?.text).toContain(`Open: ${open}; of these under mediation: ${underMediation}.`)
    expect(find(plural(overdue, 'unanswered complaint'))?.at).toBe(overdue ? dayOf(at.overdueSince) : undefined)
    expect(find('The broker is not registered here') === undefined).toBe(registered)
    expect(find(`${resolved} of ${plural(total, 'complaint')} marked resolved`)?.at).toBe(
      resolved ? dayOf(at.resolvedAt) : undefined,
    )
  }
})

test('a complaint is in the list of its broker as soon as it is public, even if the list was read just before', async () => {
  const [traderCode] = caseBrokers
  const { code } = ofBroker(traderCode!)[0]!
  const before = await listed(traderCode!)
  const state = await site.db.one<{ state: string }>('SELECT state FROM exposures WHERE code = $1', [code])
  await site.db.query(`UPDATE exposures SET state = 'pending_review' WHERE code = $1`, [code])
  expect(await listed(traderCode!)).toBe(before - 1)
  await site.db.query('UPDATE exposures SET state = $2 WHERE code = $1', [code, state!.state])
  expect(await listed(traderCode!)).toBe(before)
})
