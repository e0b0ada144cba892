import * as calls from 'calls/home'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { memoize } from 'platform/api/memoize'
import { Refusal } from 'platform/api/refusal'
import type { Log } from 'platform/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ActiveReleases } from '../area-lists/active-releases.ts'
import type { BrokerLists } from '../brokers/broker-list.ts'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import { tabInfos } from '../brokers/broker-tabs.ts'
import { readTabFacts } from '../brokers/tab-facts.ts'
import { leadersInOrder } from '../brokers/leading-brokers.ts'
import type { LeadingBrokers } from '../brokers/leading-brokers.ts'
import { countryGroups } from '../countries/country-names.ts'
import { choiceOf } from '../countries/same-country.ts'
import type { Titles } from '../education/titles.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { chineseAreaCodes } from '../static-files/area-codes.ts'
import { dailyPick } from './daily-picks.ts'
import { readHomeData } from './home-data.ts'
import { createHomeModules } from './home-modules.ts'
import { LIST_LENGTH } from './list-length.ts'
import { createMenu } from './menu.ts'
import { latestScamBrokers } from './scam-brokers.ts'
import { createSiteFigures } from './site-figures.ts'
import { readContactInfo, readLinks } from './site-links.ts'

/** Lists that recommend nobody have all brokers. */
const neutralOrders = { new: 'new', bad: 'exposures' } as const
const leadingOrders = { top: 'score', reviewed: 'comments' } as const
/** The daily pick is taken from this many of the best brokers that may lead. */
const PICK_AMONG = 2000

type CountryGroup = ReturnType<typeof countryGroups>[number]

interface HomeDeps {
  db: Db
  reference: ReferenceData
  brokerLists: BrokerLists
  leadingBrokers: LeadingBrokers
  titles: Titles
  releases: ActiveReleases
  log: Log
}

export function homeHandlers(deps: HomeDeps): CallHandler[] {
  const { db, reference, brokerLists, leadingBrokers, titles } = deps
  const figures = createSiteFigures(db, reference)
  const modulesOf = createHomeModules(deps)
  const menuOf = createMenu(deps)
  const bestCodes = memoize({ seconds: 3600 }, async () =>
    (
      await db.query<{ code: string }>(
        `SELECT code FROM leading_brokers() ORDER BY score DESC NULLS LAST, comment_count DESC, code LIMIT ${PICK_AMONG}`,
      )
    ).map(row => row.code),
  )
  const toplist = memoize({ seconds: 60 }, async (lang: Language) => {
    const [top, topReviewed, scam, bestBrokers, education] = await Promise.all([
      leadingBrokers.first('score', LIST_LENGTH),
      leadingBrokers.first('comments', LIST_LENGTH),
      latestScamBrokers(deps, LIST_LENGTH),
      titles.of('best_brokers', lang),
      titles.of('education', lang),
    ])
    return {
      top,
      topReviewed,
      scam,
      bestBrokers: bestBrokers.slice(0, LIST_LENGTH),
      education: education.slice(0, LIST_LENGTH),
    }
  })

  return [
    handle(calls.wikifxHeadermenuinit, async (_input, { caller }) => ({ items: await menuOf(caller.lang) })),
    handle(calls.homefucFriendlink, async () => ({ items: await readLinks(db, 'friend_links') })),
    handle(calls.homefucPartnetlist, async () => ({ items: await readLinks(db, 'partner_links') })),
    handle(calls.homefucContactinfo, () => readContactInfo(db)),
    handle(calls.homefucBrokerlist, async ({ type, countryCode, num }) => {
      if (type === 'top' || type === 'reviewed')
        return { items: await leadingBrokers.first(leadingOrders[type], num, countryCode) }
      const filters = countryCode === undefined ? {} : { countryCode: [countryCode] }
      return { items: (await brokerLists.page(filters, neutralOrders[type], 1, num)).items }
    }),
    handle(calls.homefucRegulatorystats, () => figures.regulatory()),
    handle(calls.homeCountrylist, async ({ grouped, lang, forFilter }, { caller }) => {
      const groups = lang?.startsWith('zh') ? chineseGroups(grouped) : countryGroups(caller.lang, grouped)
      return { groups: forFilter ? groups.map(choicesOf) : groups }
    }),
    handle(calls.homeNoncooperativetraders, async ({ num }) => {
      const rows = await db.query<{ code: string }>(
        'SELECT code FROM brokers WHERE NOT cooperative AND exposure_count > 0 ORDER BY exposure_count DESC, code LIMIT $1',
        [num],
      )
      return {
        items: await entriesInOrder(
          db,
          reference,
          rows.map(({ code }) => code),
        ),
      }
    }),
    handle(calls.homeData, (_input, { caller }) => readHomeData(deps, figures, modulesOf, caller.lang)),
    handle(calls.aggregateSeoRandomdata, async ({ num, code, type }, { caller }) => {
      if (type === '1') {
        // Twice as many: some of them may have lost their place since the codes were read.
        const picked = dailyPick(await bestCodes(), code, 2 * num)
        return { items: (await leadersInOrder(db, reference, picked)).slice(0, num) }
      }
      const all = await titles.of(type === '2' ? 'education' : 'best_brokers', caller.lang)
      return { items: dailyPick(all, code, num) }
    }),
    handle(calls.aggregateSeoTabinfo, async ({ traderCode }, { caller }) => {
      const facts = traderCode ? await readTabFacts(db, traderCode) : undefined
      if (traderCode && !facts) throw new Refusal(errorCodes.notFound)
      return { items: tabInfos(caller.lang, facts) }
    }),
    handle(calls.aggregateSeoToplistHeaderfooter, (_input, { caller }) => toplist(caller.lang)),
  ]
}

/** Of countries shown under one name, the one that a filter offers. */
const choicesOf = ({ letter, items }: CountryGroup): CountryGroup => ({
  letter,
  items: items.filter(({ countryCode }) => choiceOf(countryCode) === countryCode),
})

/** Countries with Chinese names: grouped by the Latin letters of their pronunciation, or as one group. */
const chineseGroups = (grouped: boolean) =>
  grouped
    ? Object.entries(chineseAreaCodes()).map(([letter, items]) => ({ letter, items }))
    : countryGroups('zh', false)
