import { dealerSkyeyescore, lcsCheck } from 'calls/broker-checks'
import { dealerDatahistory, dealerDatainit, dealerHistoryinit, timemachineSnapshot } from 'calls/broker-history'
import { dealerExpandinfo, throughIndexinit, throughWebsite } from 'calls/leaving'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import type { ReferenceData } from '../reference/reference-data.ts'
import { readContacts } from './broker-contacts.ts'
import { findLicences } from './broker-licences.ts'
import { entriesByCode } from './broker-rows.ts'
import { readScore } from './broker-score.ts'
import { brokerOnDay } from './broker-snapshot.ts'
import { listChanges } from './changes.ts'
import { figureOverTime, figuresKnown } from './figures-over-time.ts'
import { leavingTarget } from './leaving.ts'
import { ownerOf } from './website-owner.ts'

/** Requests for contacts per hour, for a user or a network: enough for people, too few to copy them all. */
const CONTACTS_ASKED = { most: 30, seconds: 3600 }

/** Calls for a broker's record apart from its page: checks, figures over time, the link to its website. */
export function brokerRecordHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const askedByUser = createAttemptLimit(CONTACTS_ASKED)
  const askedByNetwork = createNetworkLimit(CONTACTS_ASKED)
  return [
    handle(dealerSkyeyescore, ({ traderCode }) => readScore(db, traderCode)),
    handle(lcsCheck, async (asked, { caller }) => {
      const found = await findLicences(db, reference, asked, caller.lang)
      const brokers = await entriesByCode(
        db,
        reference,
        found.map(({ traderCode }) => traderCode),
      )
      const items = found.flatMap(({ traderCode, licence }) => {
        const broker = brokers.get(traderCode)
        return broker ? { licence, broker } : []
      })
      return { items }
    }),
    handle(dealerDatainit, ({ traderCode }, { caller }) => figuresKnown(db, traderCode, caller.lang)),
    handle(dealerDatahistory, (asked, { caller }) => figureOverTime(db, asked, caller.lang)),
    handle(dealerHistoryinit, (asked, { caller }) => listChanges(db, asked, caller.lang)),
    handle(timemachineSnapshot, (asked, { caller }) => brokerOnDay(db, reference, asked, caller.lang)),
    handle(throughIndexinit, (asked, { caller }) => leavingTarget(db, reference, asked, caller.lang)),
    handle(throughWebsite, ({ url }, { caller }) => ownerOf(db, reference, url, caller.lang)),
    handle(dealerExpandinfo, ({ traderCode }, { caller }) => {
      if (caller.user) spendAttempt(askedByUser, caller.user.userId)
      else spendAttempt(askedByNetwork, caller.ip)
      return readContacts(db, traderCode)
    }),
  ]
}
