import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as brokers from 'calls/brokers'
import * as home from 'calls/home'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { dataKinds } from './data-kinds.ts'
import { finishImport, importRows } from './import-rows.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi()
}, START_MS)
afterAll(() => site.close())

test('no API response is stale after an import', async () => {
  const visitor = site.visitor()
  const seen = async () => ({
    home: (await visitor.call(home.homeData, {})).body.Data!.data.stats.brokers,
    stats: (await visitor.call(home.homefucRegulatorystats, {})).body.Data!.brokers,
    listed: (await visitor.call(brokers.brokersIndexinit, {})).body.Data!.total,
    notRated: (await visitor.call(brokers.brokersIndexinit, {})).body
      .Data!.facets.find(({ field }) => field === 'grade')
      ?.items.find(({ value }) => value === 'none')?.count,
  })
  const before = await seen()
  const checked = dataKinds.brokers.check({
    code: 'own1',
    show_name: 'Own',
    legal_name: 'Own Ltd',
    country_code: '826',
    licence_status: 'regulated',
  })
  const rows = JSON.stringify([{ line: 1, ...('row' in checked ? checked.row : {}) }])
  expect(await importRows(site.db, { kind: 'brokers', rows, write: true })).toEqual({
    added: 1,
    changed: 0,
    refused: [],
  })
  const heard = Promise.withResolvers<void>()
  await site.db.listen('data_changed', () => heard.resolve())
  await finishImport(site.db)
  await heard.promise
  expect(await seen()).toEqual({
    home: before.home + 1,
    stats: before.stats + 1,
    listed: before.listed + 1,
    notRated: before.notRated! + 1,
  })
  expect(site.errors).toEqual([])
})
