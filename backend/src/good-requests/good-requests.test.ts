import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { exampleInput } from 'shared-state/examples/call-examples'
import { safeParse } from 'shared-state/schema'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { otherCalls } from '../testing/open-calls.ts'
import type { Visitor } from '../testing/visitor.ts'
import { writeMmdb } from '../testing/write-mmdb.ts'
import { goodRequests } from './good-requests.ts'
import { addGoodScene } from './good-scene.ts'
import type { GoodScene } from './good-scene.ts'
import { startTestProvider } from './test-provider.ts'

let site: ApiUnderTest
let scene: GoodScene
const folder = mkdtempSync(join(tmpdir(), 'good-requests-'))
let provider: Awaited<ReturnType<typeof startTestProvider>>

beforeAll(async () => {
  provider = await startTestProvider()
  const cityDatabase = join(folder, 'city.mmdb')
  writeMmdb(cityDatabase, 'GeoLite2-City', { '114.114.0.0/16': { city: 'Nanjing', state1: 'Jiangsu' } })
  site = await startApi({ openid: [provider.settings], cityDatabase })
  scene = await addGoodScene(site)
}, START_MS)
afterAll(async () => {
  await site.close()
  await provider.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => expect(site.errors.splice(0)).toEqual([]))

/** Calls that need a setting, which this site does not have (docs/settings.md). */
const unset = /^(homefuc\.holdposition|tradercontest\.(list|invoke|invokev2|invokev3)|usercenter\.wechatloginurl)$/

const named = (calls: readonly CallDeclaration[]) => calls.map(call => [call.name, call] as const)

function someoneFor({ who }: CallDeclaration): Visitor {
  if (who.includes('any')) return site.visitor()
  if (who.includes('ops')) return scene.ops.visitor
  if (who.includes('moderator')) return scene.moderator.visitor
  return who.includes('staff') ? scene.staff.visitor : scene.author.visitor
}

/** Sends the request of the table, or else the example of the API document. */
async function sendGood(call: CallDeclaration): Promise<Response> {
  const { by = someoneFor(call), fields = {} } = (await goodRequests[call.name]?.(scene)) ?? {}
  const input: Record<string, unknown> = { ...exampleInput(call), ...fields }
  const headers = Object.entries(call.inHeaders ?? {}).map(([field, header]) => [
    header,
    Buffer.from(String(input[field])).toString('base64'),
  ])
  const inHeaders = Object.keys(call.inHeaders ?? {})
  const others = Object.fromEntries(Object.entries(input).filter(([field]) => !inHeaders.includes(field)))
  // A wrapper is open to anyone, but the call inside it may need the session.
  const token = call.wraps ? { Authorization: `Bearer ${await by.token()}` } : {}
  return by.request(call, others as never, { ...token, ...(Object.fromEntries(headers) as Record<string, string>) })
}

test.each(named(otherCalls.filter(({ name }) => !unset.test(name))))(
  '%s answers a good request as declared',
  async (_name, call) => {
    const answer = await sendGood(call)
    const text = await answer.text()
    if (call.frame === 'redirect') return expect([answer.status, answer.headers.has('location')]).toEqual([302, true])
    expect([answer.status, text]).toEqual([call.okStatus ?? 200, text])
    const body = JSON.parse(text) as Record<string, unknown>
    const data = { bare: body, lowercase: body['data'], envelope: body['Data'], text }[call.frame ?? 'envelope']
    expect(safeParse(call.output, data).error?.issues).toBeUndefined()
    if (call.name.endsWith('.invokev2')) expect(data).toMatchObject({ items: [{ succeed: true }] })
  },
)

test.each(named(otherCalls.filter(({ name }) => unset.test(name))))(
  '%s refuses a good request and names the setting that is missing',
  async (name, call) => {
    const answer = await sendGood(call)
    const { Data, ...body } = (await answer.json()) as { Data?: { items: object[] } }
    const [refusal] = name.endsWith('.invokev2') ? Data!.items : [{ status: answer.status, ...body }]
    expect(refusal).toMatchObject({
      status: 501,
      succeed: false,
      ErrorCode: errorCodes.notConfigured,
      message: expect.stringMatching(/the settings? [A-Z_]{3,60} /),
    })
  },
)

test('each entry of the table is a good request of a declared call', () => {
  const names = otherCalls.map(({ name }) => name)
  expect(Object.keys(goodRequests).filter(name => !names.includes(name))).toEqual([])
})
