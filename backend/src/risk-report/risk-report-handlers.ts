import { dealerSkyeyeriskreport } from 'calls/broker-checks'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { brokerReader } from '../brokers/broker-detail.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { reportRisks } from './risk-report.ts'

export function riskReportHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const brokerOf = brokerReader(db, reference)
  return [
    handle(dealerSkyeyeriskreport, ({ traderCode }, context) =>
      reportRisks(db, traderCode, brokerOf(traderCode, context), context.caller.lang),
    ),
  ]
}
