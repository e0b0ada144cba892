import * as calls from 'calls/home'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { kept } from 'platform/api/kept'
import { Refusal } from 'platform/api/refusal'
import type { Log } from 'platform/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ActiveReleases } from '../area-lists/active-releases.ts'
import type { BrokerLists } from '../brokers/broker-list.ts'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import { tabInfos } from '../brokers/broker-tabs.ts'
import { countryGroups } from '../countries/country-names.ts'
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

const listOrders = { top: 'score', reviewed: 'comments', new: 'new', bad: 'exposures' } as const
/** The daily pick is taken from this many of the best brokers. */
const PICK_AMONG = 2000

interface HomeDeps {
  db: Db
  reference: ReferenceData
  brokerLists: BrokerLists
  titles: Titles
  releases: ActiveReleases
  log: Log
}

export function homeHandlers(deps: HomeDeps): CallHandler[] {
  const { db, reference, brokerLists, titles } = deps
  const figures = createSiteFigures(db, reference)
  const modulesOf = createHomeModules(deps)
  const menuOf = createMenu(deps)
  const bestCodes = kept({ seconds: 3600 }, async () =>
    (
      await db.query<{ code: string }>(
        `SELECT code FROM brokers ORDER BY score DESC NULLS LAST, comment_count DESC, code LIMIT ${PICK_AMONG}`,
      )
    ).map(row => row.code),
  )
  const toplist = kept({ seconds: 60 }, async (lang: Language) => {
    const [top, topReviewed, scam, bestBrokers, education] = await Promise.all([
      brokerLists.page({}, 'score', 1, LIST_LENGTH),
      brokerLists.page({}, 'comments', 1, LIST_LENGTH),
      latestScamBrokers(deps, LIST_LENGTH),
      titles.of('best_brokers', lang),
      titles.of('education', lang),
    ])
    return {
      top: top.items,
      topReviewed: topReviewed.items,
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
    handle(calls.homefucBrokerlist, async ({ type, countryCode, num }) => ({
      items: (await brokerLists.page({ ...(countryCode && { countryCode: [countryCode] }) }, listOrders[type], 1, num))
        .items,
    })),
    handle(calls.homefucRegulatorystats, () => figures.regulatory()),
    handle(calls.homeCountrylist, async ({ grouped, lang }, { caller }) => ({
      groups: lang?.startsWith('zh') ? chineseGroups(grouped) : countryGroups(caller.lang, grouped),
    })),
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
      if (type === '1') return { items: await entriesInOrder(db, reference, dailyPick(await bestCodes(), code, num)) }
      const all = await titles.of(type === '2' ? 'education' : 'best_brokers', caller.lang)
      return { items: dailyPick(all, code, num) }
    }),
    handle(calls.aggregateSeoTabinfo, async ({ traderCode }) => {
      if (traderCode && !(await db.one('SELECT code FROM brokers WHERE code = $1', [traderCode])))
        throw new Refusal(errorCodes.notFound)
      return { items: tabInfos() }
    }),
    handle(calls.aggregateSeoToplistHeaderfooter, (_input, { caller }) => toplist(caller.lang)),
  ]
}

/** Countries with Chinese names: grouped by the Latin letters of their pronunciation, or as one group. */
const chineseGroups = (grouped: boolean) =>
  grouped
    ? Object.entries(chineseAreaCodes()).map(([letter, items]) => ({ letter, items }))
    : countryGroups('zh', false)
