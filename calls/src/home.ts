import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  int,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  union,
  withDefault,
} from 'shared-state/schema'
import { titleItem } from './entities/article.ts'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { tabInfo } from './entities/broker.ts'
import { country } from './entities/country.ts'
import { code, countryCode, instant, language, num, text, whole } from './entities/fields.ts'
import { link } from './entities/link.ts'
import { menuItem } from './entities/menu-item.ts'
import { moduleConfig } from './entities/module-config.ts'
import { itemsOf } from './entities/page.ts'

const section = 'Home and shell'
const nothing = strictObject({})

/** The main menu as declared by the active releases, with its submenus, 8 entries each (spec 9), in the requested language. */
export const wikifxHeadermenuinit = declareCall({
  name: 'wikifx.headermenuinit',
  path: 'wikifx/headermenu/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  cacheMinutes: 10,
  input: nothing,
  output: itemsOf(menuItem),
})

export const homefucFriendlink = declareCall({
  name: 'homefuc.friendlink',
  path: '/homefuc/friendlink-v1',
  section,
  scope: 'public',
  method: 'GET',
  cacheMinutes: 20,
  quiet: true,
  input: nothing,
  output: itemsOf(link),
})

export const homefucPartnetlist = declareCall({
  name: 'homefuc.partnetlist',
  path: '/homefuc/partnetlist-v1',
  section,
  scope: 'public',
  method: 'GET',
  cacheMinutes: 20,
  quiet: true,
  input: nothing,
  output: itemsOf(link),
})

/** Entries that are not configured are null. */
export const homefucContactinfo = declareCall({
  name: 'homefuc.contactinfo',
  section,
  scope: 'public',
  method: 'GET',
  cacheMinutes: 20,
  input: nothing,
  output: object({
    emails: nullable(array(string())),
    phones: nullable(array(string())),
    address: nullable(string()),
    socials: object({
      facebook: nullable(string()),
      telegram: nullable(string()),
      youtube: nullable(string()),
      tiktok: nullable(string()),
      twitter: nullable(string()),
    }),
  }),
})

/**
 * `top` by score and `reviewed` by reviews have only brokers that may lead (findings/findings-of.ts); `new`, most recently listed first, and
 * `bad`, by exposures, have all.
 */
export const homefucBrokerlist = declareCall({
  name: 'homefuc.brokerlist',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    type: withDefault(oneOf(['top', 'reviewed', 'new', 'bad']), 'top'),
    countryCode: optional(countryCode),
    num,
  }),
  output: itemsOf(brokerListEntry),
})

export const homefucRegulatorystats = declareCall({
  name: 'homefuc.regulatorystats',
  section,
  scope: 'public',
  method: 'GET',
  input: nothing,
  output: object({
    regulators: int(),
    brokers: int(),
    licences: int(),
    countries: int(),
    byTier: array(object({ tier: int(), count: int() })),
  }),
})

/**
 * Grouped by first letter (spec 3). A Chinese `lang` selects Chinese names (spec 7.6), grouped by their pinyin initial. `forFilter`: countries
 * shown under one name are listed once, as one choice; a filter by it selects all of them.
 */
export const homeCountrylist = declareCall({
  name: 'home.countrylist',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    grouped: withDefault(boolean(), true),
    lang: optional(language),
    forFilter: withDefault(boolean(), false),
  }),
  output: object({ groups: array(object({ letter: string(), items: array(country) })) }),
})

/** Brokers with complaints and no agreement with this site to settle them; most complaints first. */
export const homeNoncooperativetraders = declareCall({
  name: 'home.noncooperativetraders',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ num }),
  output: itemsOf(brokerListEntry),
})

/** A linked headline: `at` is when it was published or is due; null where a date would be meaningless. */
const headline = object({ code: string(), title: string(), url: string(), at: nullable(instant) })

/**
 * The home page: its modules in order, the headlines of each module under its code (8 at most, spec 9), and statistics of
 * the whole site. Each area loads the rest of its module itself. The same in every country.
 */
export const homeData = declareCall({
  name: 'home.data',
  section,
  scope: 'public',
  method: 'GET',
  cacheMinutes: 20,
  input: nothing,
  output: object({
    modules: array(moduleConfig),
    data: object({
      stats: object({ regulators: int(), brokers: int() }),
      grades: array(object({ grade: string(), count: int() })),
      topbrokers: array(brokerListEntry),
      topics: array(headline),
      exposures: array(headline),
      flash: array(headline),
      calendar: array(headline),
      tools: array(headline),
      education: array(headline),
    }),
  }),
})

/** Random items that stay the same all day. `type` 1 brokers that may lead, 2 education, 3 best-broker topics; `code` is the page's path. */
export const aggregateSeoRandomdata = declareCall({
  name: 'aggregate.seo_randomdata',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ num, code: text(1, 300), type: oneOf(['1', '2', '3']) }),
  output: object({ items: union([array(brokerListEntry), array(titleItem)]) }),
})

export const aggregateSeoTabinfo = declareCall({
  name: 'aggregate.seo_tabinfo',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: optional(code) }),
  output: itemsOf(tabInfo),
})

/** The lists of header and footer, 8 each (spec 9). */
export const aggregateSeoToplistHeaderfooter = declareCall({
  name: 'aggregate.seo_toplist_headerfooter',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ type: withDefault(whole(0, 1000), 106) }),
  output: object({
    top: array(brokerListEntry),
    bestBrokers: array(titleItem),
    topReviewed: array(brokerListEntry),
    education: array(titleItem),
    scam: array(brokerListEntry),
  }),
})
