import * as tabCalls from 'calls/broker-tabs'
import { dealerBlacklist } from 'calls/black-list'
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
import { createBlackList } from './black-list.ts'
import { resolveNameCode } from './broker-address.ts'
import { readContacts } from './broker-contacts.ts'
import { brokerReader } from './broker-detail.ts'
import { readEvidence } from './broker-evidence.ts'
import { createBrokerFacets } from './broker-facets.ts'
import { introOf } from './broker-intro.ts'
import type { BrokerLists } from './broker-list.ts'
import { entriesInOrder } from './broker-rows.ts'
import { createBrokerScores } from './broker-score.ts'
import type { BrokerSearch } from './broker-search.ts'
import { isSubject } from './broker-subjects.ts'
import { brokerTabs, listTabs, orderOfTab, tabChoices } from './broker-tabs.ts'
import { tipsOf, warningsOf } from './broker-warnings.ts'
import { follow, followedOf, unfollow } from './collections.ts'
import { describeComplaints } from './complaint-figures.ts'
import type { LeadingBrokers } from './leading-brokers.ts'
import { createSimilarBrokers } from './similar-brokers.ts'
import { readListDetails } from './list-details.ts'
import { readTabFacts } from './tab-facts.ts'
import { readAccounts } from './trading-accounts.ts'

interface BrokerDeps {
  db: Db
  reference: ReferenceData
  brokerLists: BrokerLists
  brokerSearch: BrokerSearch
  leadingBrokers: LeadingBrokers
}

export function brokerHandlers({
  db,
  reference,
  brokerLists,
  brokerSearch,
  leadingBrokers,
}: BrokerDeps): CallHandler[] {
  const facetsOf = createBrokerFacets(db, reference)
  const scoreOf = createBrokerScores(db)
  const similarTo = createSimilarBrokers(db, reference)
  const brokerOf = brokerReader(db, reference)
  const blackList = createBlackList(db, reference)

  const byCodes = async ({ codes }: { codes: string[] }) => ({ items: await entriesInOrder(db, reference, codes) })

  return [
    handle(dealerBlacklist, input => blackList(input)),
    handle(
      calls.brokersIndexinit,
      async ({ tab, order = orderOfTab(tab), pageIndex, pageSize, ...filters }, { caller }) => {
        const subject = isSubject(tab) ? tab : undefined
        const [page, listed, facets] = await Promise.all([
          brokerLists.page({ ...filters, subject }, order, pageIndex, pageSize),
          brokerLists.count(subject),
          facetsOf(caller.lang, tab),
        ])
        const details = tab === 'all' ? undefined : await readListDetails(db, reference, codesOf(page.items))
        const items = page.items.map(entry => ({ ...entry, details: details?.get(entry.code) }))
        return { ...page, items, listed, pageIndex, pageSize, order, tabs: listTabs(caller.lang), facets }
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
      const { items, total, near } = await brokerSearch.page(keyword, filters, pageIndex, pageSize)
      return { items, total, near, pageIndex, pageSize }
    }),
    handle(calls.traderDropdown, async ({ keyword = '', num }) => {
      if (!keyword.trim()) return { items: await leadingBrokers.first('score', num) }
      return { items: (await brokerSearch.best(keyword.trim(), num)).items }
    }),
    handle(calls.traderUrlnameinit, ({ nameCode }, { caller }) => resolveNameCode(db, nameCode, caller.lang)),
    handle(tabCalls.traderTips, async ({ traderCode }, context) => ({
      items: tipsOf(await brokerOf(traderCode, context), context.caller.lang),
    })),
    handle(calls.dealerGettraderbycodes, byCodes),
    handle(calls.dealerGettraderbycodespost, byCodes),
    handle(tabCalls.dealerMain, async ({ traderCode }, context) => {
      const [main, facts, evidence] = await Promise.all([
        brokerOf(traderCode, context),
        readTabFacts(db, traderCode),
        readEvidence(db, traderCode, context.caller.lang),
      ])
      return { main, tabs: facts ? brokerTabs(context.caller.lang, facts) : [], claimed: main.claimed, evidence }
    }),
    handle(tabCalls.dealerIntro, async ({ traderCode }, context) =>
      introOf(await brokerOf(traderCode, context), context.caller.lang),
    ),
    handle(tabCalls.dealerAccount, async ({ traderCode }) => ({ items: await readAccounts(db, traderCode) })),
    handle(tabCalls.dealerInfos, async ({ traderCode }, context) => {
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
    handle(tabCalls.dealerSkyeye, async ({ traderCode }, context) => {
      const { licences, breakdown, riskLevel } = await brokerOf(traderCode, context)
      return { licences, breakdown, riskLevel, warnings: warningsOf(licences, context.caller.lang) }
    }),
    handle(tabCalls.dealerSkyeyescorev2, async ({ traderCode }, context) =>
      scoreOf(await brokerOf(traderCode, context)),
    ),
    handle(tabCalls.traderSimilar, async ({ traderCode, num }, context) => ({
      items: await similarTo(await brokerOf(traderCode, context), num),
    })),
    handle(tabCalls.dealerComplaintdescribe, ({ traderCode }, { caller }) =>
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

const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code)
