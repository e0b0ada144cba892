import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { MenuItem } from 'calls/entities/menu-item'
import type { Language } from 'shared-state/i18n/languages'
import { brokerPath } from '../brokers/broker-address.ts'
import { articlePath, topicPath } from '../education/titles.ts'
import type { Parts } from '../parts.ts'
import { LIST_LENGTH } from './list-length.ts'
import { latestScamBrokers } from './scam-brokers.ts'

export type MenuLink = Pick<MenuItem['submenus'][number], 'code' | 'name' | 'url'>
/** Answers the links of a list in one language, eight at most. */
type Fill = (lang: Language) => Promise<MenuLink[]>

/**
 * Lists that can hang below an entry of the main menu (spec 2.4), by the name that an area's release calls them: top brokers,
 * best-broker topics, brokers by reviews, those whose safety is in doubt, and lessons.
 */
export function menuFills(
  parts: Pick<Parts, 'db' | 'reference' | 'brokerLists' | 'titles'>,
): ReadonlyMap<string, Fill> {
  const { brokerLists, titles } = parts
  const linksTo = (lang: Language, brokers: readonly BrokerListEntry[], tab: Parameters<typeof brokerPath>[2]) =>
    brokers.map(broker => ({ code: broker.code, name: broker.shortName, url: brokerPath(lang, broker, tab) }))
  const firstTitles = async (category: Parameters<typeof titles.of>[0], lang: Language, pathOf: typeof topicPath) =>
    (await titles.of(category, lang))
      .slice(0, LIST_LENGTH)
      .map(item => ({ code: item.code, name: item.title, url: pathOf(lang, item) }))
  return new Map<string, Fill>([
    ['top_brokers', async lang => linksTo(lang, (await brokerLists.page({}, 'score', 1, LIST_LENGTH)).items, 'info')],
    ['best_broker_topics', lang => firstTitles('best_brokers', lang, topicPath)],
    [
      'reviewed_brokers',
      async lang => linksTo(lang, (await brokerLists.page({}, 'comments', 1, LIST_LENGTH)).items, 'review'),
    ],
    ['scam_brokers', async lang => linksTo(lang, await latestScamBrokers(parts, LIST_LENGTH), 'safe')],
    ['lessons', lang => firstTitles('education', lang, articlePath)],
  ])
}
