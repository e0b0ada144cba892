import { exposureReasons } from 'calls/entities/exposure'
import * as calls from 'calls/exposure'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { describeComplaints } from '../brokers/complaint-figures.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { reasonNames } from '../reference/words.ts'
import { createExposedBrokers } from './exposed-brokers.ts'
import { readExposure } from './exposure-detail.ts'
import { createExposureLists } from './exposure-lists.ts'
import { createMediationFigures } from './mediation-figures.ts'

export function exposureHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const lists = createExposureLists(db, reference)
  const exposedBrokers = createExposedBrokers(db, reference)
  const mediationFigures = createMediationFigures(db)
  return [
    handle(calls.exposureNew, async ({ num }, { caller }) => ({ items: await lists.newest(num, caller.lang) })),
    handle(calls.exposureHot, async ({ days, num }, { caller }) => ({
      items: await lists.hottest(days, num, caller.lang),
    })),
    handle(calls.exposureRevelation, ({ order, pageIndex, pageSize, ...filters }, { caller }) =>
      lists.page(filters, order, pageIndex, pageSize, caller.lang),
    ),
    handle(calls.exposureDetail, ({ code }, { caller }) => readExposure(db, reference, code, caller.lang)),
    handle(calls.exposureTraderexposure, async ({ order, pageIndex, pageSize, ...filters }, { caller }) => {
      const { items, total } = await lists.page(filters, order, pageIndex, pageSize, caller.lang)
      return { items, total, pageIndex, pageSize }
    }),
    handle(calls.exposureTradercategory, async ({ traderCode }, { caller }) => {
      const { byReason, total } = await describeComplaints(db, traderCode, caller.lang)
      return { items: byReason, total }
    }),
    handle(calls.exposureReasonlist, async (_input, { caller }) => ({
      items: exposureReasons.map(code => ({ code, name: reasonNames[code][caller.lang] })),
    })),
    handle(calls.exposureSlist, input => exposedBrokers(input)),
    handle(calls.exposureSafeguard, async (_input, { caller }) => ({
      counts: await lists.counts({}, caller.lang),
      ...(await mediationFigures(caller.lang)),
    })),
  ]
}
