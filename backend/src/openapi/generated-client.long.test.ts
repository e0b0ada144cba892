import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { openApiDocument } from './document.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi()
}, START_MS)
afterAll(() => site.close())

interface Answer {
  response: Response
  data?: { Data: { items: { traderCode: string; grade: string }[]; total: number } }
  error?: { ErrorCode: number; errors: { field: string }[] }
}
type Generated = Record<
  'brokersIndexinit' | 'dealerMain',
  (request: { baseUrl: string; query: object }) => Promise<Answer>
>

/** A client generated from the document by a generator that knows nothing of this project. */
async function generate(): Promise<Generated> {
  const folder = temporaryFolder()
  const input = join(folder, 'openapi.json')
  writeFileSync(input, JSON.stringify(await openApiDocument(allCalls)))
  const bin = join(dirname(createRequire(import.meta.url).resolve('@hey-api/openapi-ts/package.json')), 'bin/run.js')
  const options = ['-i', input, '-o', join(folder, 'client'), '-c', '@hey-api/client-fetch', '--no-log-file']
  await promisify(execFile)(process.execPath, [bin, ...options], { cwd: folder })
  return import(join(folder, 'client/sdk.gen.ts'))
}

test('a client generated from the OpenAPI document lists brokers', async () => {
  const { brokersIndexinit, dealerMain } = await generate()
  const { data } = await brokersIndexinit({ baseUrl: site.url, query: { grade: ['AAA', 'AA'], pageSize: 3 } })
  const items = data?.Data.items ?? []
  expect(items).toHaveLength(3)
  expect(items.every(({ grade }) => ['AAA', 'AA'].includes(grade))).toBe(true)
  expect(data!.Data.total).toBeGreaterThan(3)

  const known = await dealerMain({ baseUrl: site.url, query: { traderCode: items[0]!.traderCode } })
  expect(known.data?.Data).toMatchObject({ main: { traderCode: items[0]!.traderCode } })
  const unknown = await dealerMain({ baseUrl: site.url, query: { traderCode: 'not a code' } })
  expect(unknown.error).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'traderCode' }] })
})
