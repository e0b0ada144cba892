import * as calls from 'calls/brokers'
import { grades } from 'calls/entities/broker-list-entry'
import * as follows from 'calls/follows'
import { licenceStatusNames } from 'calls/states/state-names'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import { countryName } from '../countries/country-names.ts'
import { countryCodeOf } from '../countries/iso-countries.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { choicesOf, reasonNames, riskNames } from '../reference/words.ts'
import { resolveNameCode } from './broker-address.ts'
import { readContacts } from './broker-contacts.ts'
import { brokerReader } from './broker-detail.ts'
import { createBrokerFacets } from './broker-facets.ts'
import { introOf } from './broker-intro.ts'
import type { BrokerLists } from './broker-list.ts'
import { entriesInOrder } from './broker-rows.ts'
import { createBrokerScores } from './broker-score.ts'
import type { BrokerSearch } from './broker-search.ts'
import { brokerTabs, listTabs, orderOfTab, tabChoices } from './broker-tabs.ts'
import { tipsOf, warningsOf } from './broker-warnings.ts'
import { follow, followedOf, unfollow } from './collections.ts'
import { describeComplaints } from './complaint-figures.ts'
import { readAccounts } from './trading-accounts.ts'

interface BrokerDeps {
  db: Db
  reference: ReferenceData
  brokerLists: BrokerLists
  brokerSearch: BrokerSearch
}

export function brokerHandlers({ db, reference, brokerLists, brokerSearch }: BrokerDeps): CallHandler[] {
  const facetsOf = createBrokerFacets(db, reference)
  const scoreOf = createBrokerScores(db)
  const brokerOf = brokerReader(db, reference)

  const byCodes = async ({ codes }: { codes: string[] }) => ({ items: await entriesInOrder(db, reference, codes) })

  return [
    handle(
      calls.brokersIndexinit,
      async ({ tab, order = orderOfTab(tab), pageIndex, pageSize, ...filters }, { caller }) => {
        const [page, facets] = await Promise.all([
          brokerLists.page(filters, order, pageIndex, pageSize),
          facetsOf(caller.lang),
        ])
        return { ...page, pageIndex, pageSize, order, tabs: listTabs(caller.lang), facets }
      },
    ),
    handle(calls.traderSearch, async ({ keyword, order, pageIndex, pageSize, ...filters }) => {
      if (order !== 'match') {
        const { regulatorId, countryCode, grade } = filters
        const chosen = {
          keyword,
          ...(regulatorId && { regulatorId: [regulatorId] }),
          ...(countryCode && { countryCode: [countryCode] }),
          ...(grade && { grade: [grade] }),
        }
        return { ...(await brokerLists.page(chosen, order, pageIndex, pageSize)), pageIndex, pageSize }
      }
      return { ...(await brokerSearch.page(keyword, filters, pageIndex, pageSize)), pageIndex, pageSize }
    }),
    handle(calls.traderDropdown, async ({ keyword = '', num }) => {
      if (!keyword.trim()) return { items: (await brokerLists.page({}, 'score', 1, num)).items }
      return { items: [...(await brokerSearch.best(keyword.trim(), num))] }
    }),
    handle(calls.traderUrlnameinit, ({ nameCode }, { caller }) => resolveNameCode(db, nameCode, caller.lang)),
    handle(calls.traderTips, async ({ traderCode }, context) => ({
      items: tipsOf(await brokerOf(traderCode, context), context.caller.lang),
    })),
    handle(calls.dealerGettraderbycodes, byCodes),
    handle(calls.dealerGettraderbycodespost, byCodes),
    handle(calls.dealerMain, async ({ traderCode }, context) => {
      const main = await brokerOf(traderCode, context)
      return { main, tabs: brokerTabs(context.caller.lang, `${main.slug}-${main.code}`), claimed: main.claimed }
    }),
    handle(calls.dealerIntro, async ({ traderCode }, context) =>
      introOf(await brokerOf(traderCode, context), context.caller.lang),
    ),
    handle(calls.dealerAccount, async ({ traderCode }) => ({ items: await readAccounts(db, traderCode) })),
    handle(calls.dealerInfos, async ({ traderCode }, context) => {
      const { caller } = context
      const [broker, contacts] = await Promise.all([brokerOf(traderCode, context), readContacts(db, traderCode)])
      const entities = new Map(broker.licences.map(licence => [licence.entityName, licence]))
      return {
        legalName: broker.legalName,
        countryCode: broker.countryCode,
        countryName: countryName(broker.countryCode, caller.lang),
        foundedYear: broker.foundedYear,
        website: broker.website,
        socials: contacts.socials,
        entities: [...entities.values()].map(({ entityName, twoCharCode, typeName }) => {
          const countryCode = countryCodeOf(twoCharCode)
          return {
            name: entityName,
            countryCode,
            twoCharCode,
            countryName: countryName(countryCode, caller.lang),
            role: typeName,
          }
        }),
      }
    }),
    handle(calls.dealerEmnums, async (_input, { caller: { lang } }) => ({
      licenceStatus: choicesOf(licenceStatusNames, lang),
      reasons: choicesOf(reasonNames, lang),
      grades: grades.map(grade => ({ value: grade, name: grade })),
      riskLevels: choicesOf(riskNames, lang),
      tabs: tabChoices(lang),
    })),
    handle(calls.dealerSkyeye, async ({ traderCode }, context) => {
      const { licences, breakdown, riskLevel } = await brokerOf(traderCode, context)
      return { licences, breakdown, riskLevel, warnings: warningsOf(licences, context.caller.lang) }
    }),
    handle(calls.dealerSkyeyescorev2, async ({ traderCode }, context) => scoreOf(await brokerOf(traderCode, context))),
    handle(calls.dealerComplaintdescribe, ({ traderCode }, { caller }) =>
      describeComplaints(db, traderCode, caller.lang),
    ),
    handle(follows.dealerCollectionadd, async ({ traderCode }, { caller }) => ({
      collected: true as const,
      count: await follow(db, signedIn(caller).userId, traderCode),
    })),
    handle(follows.dealerCollectiondelete, async ({ traderCode }, { caller }) => ({
      collected: false as const,
      count: await unfollow(db, signedIn(caller).userId, traderCode),
    })),
    handle(follows.usercenterCollected, async ({ codes }, { caller }) => ({
      codes: await followedOf(db, signedIn(caller).userId, codes),
    })),
  ]
}
