import type { BrokerListEntry } from 'shared-state/calls/entities/broker-list-entry'
import type { MenuItem } from 'shared-state/calls/entities/menu-item'
import type { Language } from 'shared-state/i18n/languages'
import { brokerPath } from '../brokers/broker-address.ts'
import type { BrokerLists } from '../brokers/broker-list.ts'
import { menuTabs, tabName } from '../brokers/broker-tabs.ts'
import { articlePath, topicPath } from '../education/titles.ts'
import type { Titles } from '../education/titles.ts'

/** Spec 9: lists of header and footer show 8. */
export const HEADER_ITEMS = 8

/** The main menu (spec 2.2): what has a page of its own, in the order it is shown in. */
const entries = [
  { code: 'brokers', name: { en: 'Brokers', id: 'Broker' }, path: '/brokers' },
  { code: 'best-brokers', name: { en: 'Best brokers', id: 'Broker terbaik' }, path: '/best-brokers' },
  { code: 'reviews', name: { en: 'Reviews', id: 'Ulasan' }, path: '/brokers/review.html' },
  { code: 'safe', name: { en: 'Is it safe?', id: 'Apakah aman?' }, path: '/brokers/safe.html' },
  { code: 'exposure', name: { en: 'Exposure', id: 'Pengaduan' }, path: '/exposure.html' },
  { code: 'education', name: { en: 'Education', id: 'Edukasi' }, path: '/education' },
  { code: 'tools', name: { en: 'Tools', id: 'Alat' }, path: '/tools.html' },
] as const
type Code = (typeof entries)[number]['code']
type Submenu = MenuItem['submenus'][number]

/** Calculators that have a page, in the order they are shown in. */
const tools = [{ code: 'position', name: { en: 'Position size', id: 'Ukuran posisi' } }]

export const toolLinks = (lang: Language) => tools.map(({ code, name }) => ({ code, name: name[lang], url: `/${lang}/tools/${code}.html` }))

/** The menu with its hover submenus (spec 2.4), in one language. */
export async function headerMenu(lists: { brokerLists: BrokerLists; titles: Titles }, lang: Language): Promise<MenuItem[]> {
  const [top, reviewed, topics, lessons] = await Promise.all([
    lists.brokerLists.page({}, 'score', 1, HEADER_ITEMS),
    lists.brokerLists.page({}, 'comments', 1, HEADER_ITEMS),
    lists.titles.of('best_brokers', lang),
    lists.titles.of('education', lang),
  ])
  const link = (father: Code, code: string, name: string, url: string): Submenu => ({ father, code, name, key: `${father}.${code}`, url })
  const ofBroker = (father: Code) => (broker: BrokerListEntry) => link(father, broker.code, broker.shortName, brokerPath(lang, broker))
  const submenus: Partial<Record<Code, Submenu[]>> = {
    brokers: top.items.map(ofBroker('brokers')),
    'best-brokers': topics.slice(0, HEADER_ITEMS).map(topic => link('best-brokers', topic.code, topic.title, topicPath(lang, topic))),
    reviews: reviewed.items.map(ofBroker('reviews')),
    safe: menuTabs.map(tab => link('safe', tab, tabName(tab, lang), `/${lang}/brokers/${tab}.html`)),
    education: lessons.slice(0, HEADER_ITEMS).map(lesson => link('education', lesson.code, lesson.title, articlePath(lang, lesson))),
    tools: toolLinks(lang).map(({ code, name, url }) => link('tools', code, name, url)),
  }
  return entries.map(({ code, name, path }) => ({ code, name: name[lang], url: `/${lang}${path}`, key: code, submenus: submenus[code] ?? [] }))
}
