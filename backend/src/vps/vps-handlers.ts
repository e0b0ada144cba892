import * as calls from 'calls/vps'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import type { ReferenceData } from '../reference/reference-data.ts'
import { createVpsBrokers } from './vps-brokers.ts'
import { createVpsPlans } from './vps-plans.ts'

export function vpsHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const plans = createVpsPlans(db)
  const brokers = createVpsBrokers(db, reference)
  return [
    handle(calls.dealerVps, (asked, { caller }) => plans.page(asked, caller.lang)),
    handle(calls.dealerVpsbroker, async ({ traderCode }, { caller }) => ({
      items: await plans.ofBroker(traderCode, caller.lang),
    })),
    handle(calls.vpstraderlistList, asked => brokers(asked)),
  ]
}
