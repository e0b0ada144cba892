import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { MenuItem } from 'calls/entities/menu-item'
import { accusedName } from 'calls/findings/accused-name'
import type { Db } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { brokerPath } from '../brokers/broker-address.ts'
import type { LeadingBrokers } from '../brokers/leading-brokers.ts'
import { articlePath, topicPath } from '../education/titles.ts'
import type { Titles } from '../education/titles.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { LIST_LENGTH } from './list-length.ts'
import { latestScamBrokers } from './scam-brokers.ts'

export type MenuLink = Pick<MenuItem['submenus'][number], 'code' | 'name' | 'url'>
/** Returns the links of a list in one language, eight at most. */
type Fill = (lang: Language) => Promise<MenuLink[]>

interface MenuFillDeps {
  db: Db
  reference: ReferenceData
  leadingBrokers: LeadingBrokers
  titles: Titles
}

/**
 * Lists that can be shown below an entry of the main menu (spec 2.4), by the name used in an area's release: top brokers, best-broker
 * topics, brokers by reviews, brokers with safety concerns, and lessons.
 */
export function menuFills(deps: MenuFillDeps): ReadonlyMap<string, Fill> {
  const { leadingBrokers, titles } = deps
  const linksTo = (lang: Language, brokers: readonly BrokerListEntry[], tab: Parameters<typeof brokerPath>[2]) =>
    brokers.map(broker => ({ code: broker.code, name: broker.shortName, url: brokerPath(lang, broker, tab) }))
  const firstTitles = async (category: Parameters<typeof titles.of>[0], lang: Language, pathOf: typeof topicPath) =>
    (await titles.of(category, lang))
      .slice(0, LIST_LENGTH)
      .map(item => ({ code: item.code, name: item.title, url: pathOf(lang, item) }))
  return new Map<string, Fill>([
    ['top_brokers', async lang => linksTo(lang, await leadingBrokers.first('score', LIST_LENGTH), 'info')],
    ['best_broker_topics', lang => firstTitles('best_brokers', lang, topicPath)],
    ['reviewed_brokers', async lang => linksTo(lang, await leadingBrokers.first('comments', LIST_LENGTH), 'review')],
    [
      'scam_brokers',
      async lang =>
        (await latestScamBrokers(deps, LIST_LENGTH)).map(broker => ({
          code: broker.code,
          name: accusedName(broker, lang),
          url: brokerPath(lang, broker, 'safe'),
        })),
    ],
    ['lessons', lang => firstTitles('education', lang, articlePath)],
  ])
}
