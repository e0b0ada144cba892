import { exposureReasons } from 'calls/entities/exposure'
import * as calls from 'calls/exposure'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import type { BrokerSearch } from '../brokers/broker-search.ts'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { describeComplaints } from '../brokers/complaint-figures.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { reasonNames } from '../reference/words.ts'
import { createExposedBrokers } from './exposed-brokers.ts'
import { readExposure } from './exposure-detail.ts'
import { createExposureLists } from './exposure-lists.ts'
import type { StateCount } from './exposure-lists.ts'
import { createExposureRanks } from './exposure-ranks.ts'
import { createExposureSearch } from './exposure-search.ts'
import { createMediationFigures } from './mediation-figures.ts'
import { readMedianDays } from './median-days.ts'

interface ExposureDeps {
  db: Db
  reference: ReferenceData
  brokerSearch: BrokerSearch
}

export function exposureHandlers({ db, reference, brokerSearch }: ExposureDeps): CallHandler[] {
  const lists = createExposureLists(db, reference)
  const exposedBrokers = createExposedBrokers(db, reference)
  const search = createExposureSearch(db, reference)
  const ranks = createExposureRanks(db, reference)
  const mediationFigures = createMediationFigures(db)
  return [
    handle(calls.exposureNew, async ({ num }, { caller }) => ({ items: await lists.newest(num, caller.lang) })),
    handle(calls.exposureHot, async ({ days, num }, { caller }) => ({
      items: await lists.hottest(days, num, caller.lang),
    })),
    handle(calls.exposureRevelation, ({ order, pageIndex, pageSize, ...filters }, { caller }) =>
      lists.page(filters, order, pageIndex, pageSize, caller.lang),
    ),
    handle(calls.exposureSearch, ({ keyword, order, pageIndex, pageSize, ...filters }, { caller }) =>
      search(keyword, filters, { order, pageIndex, pageSize }, caller.lang),
    ),
    handle(calls.exposureDetail, (input, { caller }) => readExposure(db, reference, input, caller.lang)),
    handle(calls.exposureTraderexposure, async ({ order, pageIndex, pageSize, ...filters }, { caller }) => {
      const { items, total } = await lists.page(filters, order, pageIndex, pageSize, caller.lang)
      return { items, total, pageIndex, pageSize }
    }),
    handle(calls.exposureTradercategory, async ({ traderCode }, { caller }) => {
      const [{ byReason: items, amounts: _amounts, ...figures }, medianDays, brokers] = await Promise.all([
        describeComplaints(db, traderCode, caller.lang),
        readMedianDays(db, traderCode),
        entriesByCode(db, reference, [traderCode]),
      ])
      // describeComplaints has refused an unknown code.
      return { ...figures, items, medianDays, broker: brokers.get(traderCode)! }
    }),
    handle(calls.exposureReasonlist, async (_input, { caller }) => ({
      items: exposureReasons.map(code => ({ code, name: reasonNames[code][caller.lang] })),
    })),
    handle(calls.exposureSlist, input => exposedBrokers(input)),
    handle(calls.exposureSlistrank, async ({ period, num }) => ({ items: await ranks(period, num) })),
    handle(calls.exposureDropdown, async ({ keyword, num }) => ({
      items: (await brokerSearch.best(keyword, num)).items,
    })),
    handle(calls.exposureSafeguard, async (_input, { caller }) => ({
      counts: ofMediation(await lists.counts({ mediated: true }, caller.lang)),
      ...(await mediationFigures(caller.lang)),
    })),
    handle(calls.exposureSafeguardcontentpage, async ({ order, pageIndex, pageSize, ...filters }, { caller }) => {
      const page = await lists.page({ ...filters, mediated: true }, order, pageIndex, pageSize, caller.lang)
      return { ...page, counts: ofMediation(page.counts) }
    }),
  ]
}

/** A case of mediation is in no other state. */
const ofMediation = (counts: readonly StateCount[]) => counts.filter(({ state }) => state !== 'published')
