import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import fc from 'fast-check'
import { errorCodes } from 'shared-state/api/error-codes'
import { exampleInput } from 'shared-state/examples/call-examples'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { createTestClient } from './test-client.ts'
import type { TestClient } from './test-client.ts'
import { validValue } from './valid-values.ts'
import type { KnownValues } from './valid-values.ts'

// FC_SEED repeats a run (a failure prints its seed), FC_RUNS tries more.
const settings = {
  numRuns: Number(process.env.FC_RUNS ?? 1),
  ...(process.env.FC_SEED && { seed: Number(process.env.FC_SEED) }),
}

let site: ApiUnderTest
let client: TestClient
let known: KnownValues

beforeAll(async () => {
  site = await startApi()
  client = await createTestClient(site)
  known = await knownValues(site)
  // The image that the examples refer to.
  await site.db.query(
    `INSERT INTO images (image_id, owner_id, private, width, height, bytes, thumb) VALUES ('i1a2b3c4', 'thostile', true, 1, 1, '', '')`,
  )
}, START_MS)
afterAll(() => site?.close())
afterEach(() => expect(site.errors.splice(0)).toEqual([]))

test.each(allCalls.map(call => [call.name, call] as const))(
  '%s answers any valid input without a server error',
  async (_name, call) => {
    await fc.assert(
      fc.asyncProperty(validValue(call.input, known), strangeHeaders, async (input, headers) => {
        const { status, json } = await client.sendFields(call, input as Record<string, unknown>, headers)
        const isMissingPart = status === 501 && json?.ErrorCode === errorCodes.notConfigured
        const fault = `${status} ${JSON.stringify(json)}: ${described(site.errors.splice(0))}`
        expect(status < 500 || isMissingPart ? undefined : fault).toBeUndefined()
      }),
      settings,
    )
  },
)

const withoutFile = allCalls.filter(({ body }) => body !== 'upload')

test.each(withoutFile.map(call => [call.name, call] as const))(
  '%s accepts the example of the API document',
  async (_name, call) => {
    const example = exampleInput(call)
    // Pictures of exposures are not private ones.
    if ('imageIds' in example)
      await site.db.query('UPDATE images SET attached_at = NULL, private = $1', [call.name !== 'exposure.publish'])
    const { json } = await client.sendFields(call, example)
    const aboutForm: unknown[] = [
      errorCodes.badRequest,
      errorCodes.missing,
      errorCodes.wrongLength,
      errorCodes.outOfRange,
      errorCodes.wrongForm,
    ]
    expect(aboutForm.includes(json?.ErrorCode) ? json : undefined).toBeUndefined()
  },
)

const strangeHeaders = fc.record(
  {
    LanguageCode: fc.constantFrom('en', 'id', 'ID', 'xx', '', '*', 'en-GB,en;q=0.5', '__proto__', 'x'.repeat(1000)),
    CountryCode: fc.constantFrom('840', '360', '000', 'USA', '-1', '1e3', ''),
    'X-Forwarded-For': fc.constantFrom('203.0.113.7', '::1', 'unknown', '1.2.3.4, 5.6.7.8', 'x'.repeat(500)),
    BasicData: fc.constantFrom('{}', '{"a":', 'null', '[]', 'x'.repeat(1000)),
  },
  { requiredKeys: [] },
)

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const described = (errors: unknown[]) =>
  errors.map(error => (error as { err?: Error }).err?.stack ?? JSON.stringify(error)).join('\n')

/** Codes from the sample data, by the field names that calls use for them. */
async function knownValues({ db }: ApiUnderTest): Promise<KnownValues> {
  const some = async (sql: string) =>
    (await db.query<{ value: string }>(`${sql} LIMIT 5`)).map(({ value }) => String(value))
  const brokers = await some('SELECT code AS value FROM brokers ORDER BY code')
  const exposures = await some('SELECT code AS value FROM exposures WHERE exposure_is_public(state) ORDER BY code')
  const articles = await some('SELECT min(code) AS value FROM articles GROUP BY category ORDER BY category')
  const regulators = await some('SELECT code AS value FROM regulators ORDER BY code')
  const comments = await some(`SELECT comment_id AS value FROM comments WHERE state = 'published' ORDER BY comment_id`)
  const users = await some('SELECT user_id AS value FROM users ORDER BY user_id')
  return {
    traderCode: brokers,
    codes: [...brokers.map(code => [code]), brokers.slice(0, 3)],
    code: [...brokers, ...exposures, ...articles, ...regulators],
    targetCode: [...exposures, ...articles],
    nameCode: brokers.map(code => `a-${code}.html`),
    commentId: comments,
    userId: users,
    UserId: users,
    userIds: users.map(user => [user]),
    file: [new File([Buffer.from(onePixel, 'base64')], 'a.png', { type: 'image/png' })],
    keyword: ['a', 'bank', '%', '_', '\\', `'`, ':*', '&|!()', 'fca licence'],
    route: allCalls.map(({ name }) => name.replace('.', '$')),
    data: brokers.map(traderCode => ({ traderCode })),
  }
}
