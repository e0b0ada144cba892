import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { startApi, START_MS, type ApiUnderTest } from 'backend/testing/api-under-test'
import { allCalls } from 'calls/all-calls'
import { isShared } from 'platform/host/page-cache/shared-answers'
import { itemsShown } from '../product/items-shown.ts'
import { exampleInput } from 'shared-state/examples/call-examples'

/** Answers on stored pages are the same for all visitors, wherever they are and whatever browser they have. */

let site: ApiUnderTest
beforeAll(async () => void (site = await startApi()), START_MS)
afterAll(() => site.close())
afterEach(() => void site.errors.splice(0))

const visitors = [
  { ip: '8.8.8.8', lang: 'en', country: '840', agent: 'Firefox', fingerprint: 'one' },
  { ip: '2400:6500::7', lang: 'en', country: '840', agent: 'Safari', fingerprint: 'two' },
]

test.each(
  allCalls
    .filter(declaration => isShared({ declaration, input: exampleInput(declaration) }))
    .map(call => [call.name, call] as const),
)('%s answers two visitors in the same way, and names the brokers that it shows', async (_name, call) => {
  const [one, two] = await Promise.all(
    visitors.map(async ({ ip, agent, fingerprint }) => {
      const query = call.method === 'GET' ? `?${new URLSearchParams(flat(exampleInput(call)))}` : ''
      const answer = await fetch(site.url + call.path.replace(/\{\w+\}/g, 'x') + query, {
        method: call.method,
        redirect: 'manual',
        headers: {
          'X-Forwarded-For': ip,
          'User-Agent': agent,
          Cookie: `fingerprint=${fingerprint}; CURRIPCOUNTRY=${fingerprint === 'one' ? 'us' : 'id'}`,
          'X-Requested-With': 'XMLHttpRequest',
          ...(call.method === 'POST' && { 'Content-Type': 'application/json' }),
        },
        ...(call.method === 'POST' && { body: JSON.stringify(exampleInput(call)) }),
      })
      return `${answer.status} ${await answer.text()}`
    }),
  )
  expect(one).toBe(two)
  const body = one!.slice(4)
  if (!one!.startsWith('200') || !body.startsWith('{')) return
  const { Data = {} } = JSON.parse(body) as { Data?: unknown }
  const named = [...(call.about?.(exampleInput(call) as never, Data as never) ?? []), ...itemsShown(Data)]
  expect(brokersJudgedIn(Data).filter(code => !named.some(item => item.endsWith(`:${code}`)))).toEqual([])
})

/** Codes of brokers about which the data says something good or bad. */
function brokersJudgedIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const { traderCode, grade, score, stars, licenceStatus, exposureCount } = data as Record<string, unknown>
  const judged = [grade, score, stars, licenceStatus, exposureCount].some(fact => fact !== undefined)
  const own = judged && typeof traderCode === 'string' ? [traderCode] : []
  return [...own, ...Object.values(data).flatMap(brokersJudgedIn)]
}

const flat = (input: Record<string, unknown>) =>
  Object.entries(input).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.join() : String(value),
  ])
