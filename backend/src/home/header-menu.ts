import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { MenuItem } from 'calls/entities/menu-item'
import { rankingTypes } from 'calls/ranking'
import type { Language } from 'shared-state/i18n/languages'
import { brokerPath } from '../brokers/broker-address.ts'
import { menuTabs, tabName } from '../brokers/broker-tabs.ts'
import { articlePath, topicPath } from '../education/titles.ts'
import type { Parts } from '../parts.ts'
import { rankingNames } from '../ranking/ranking-names.ts'
import { latestScamBrokers } from './scam-brokers.ts'

/** Spec 9: lists of header and footer show 8. */
export const HEADER_ITEMS = 8

/**
 * The main menu (spec 2.2): what has a page of its own. The bar shows the first seven, where it is wide enough; the rest stands under
 * 'More', and the brokers' panel shows `info` as a column of its own (shell/src/layout/header).
 */
const entries = [
  { code: 'brokers', name: { en: 'Brokers', id: 'Broker' }, path: '/brokers' },
  { code: 'best-brokers', name: { en: 'Best brokers', id: 'Broker terbaik' }, path: '/best-brokers' },
  { code: 'reviews', name: { en: 'Reviews', id: 'Ulasan' }, path: '/brokers/review.html' },
  { code: 'safe', name: { en: 'Is it safe?', id: 'Apakah aman?' }, path: '/brokers/safe.html' },
  { code: 'exposure', name: { en: 'Exposure', id: 'Pengaduan' }, path: '/exposure.html' },
  { code: 'education', name: { en: 'Education', id: 'Edukasi' }, path: '/education' },
  { code: 'tools', name: { en: 'Tools', id: 'Alat' }, path: '/tools.html' },
  { code: 'info', name: { en: 'Broker info', id: 'Info broker' }, path: '/brokers/info.html' },
  { code: 'regulators', name: { en: 'Regulators', id: 'Regulator' }, path: '/regulators.html' },
  { code: 'ranking', name: { en: 'Rankings', id: 'Peringkat' }, path: '/ranking.html' },
  { code: 'compare', name: { en: 'Compare brokers', id: 'Bandingkan broker' }, path: '/compare.html' },
  { code: 'blacklist', name: { en: 'Black list', id: 'Daftar hitam' }, path: '/blacklist.html' },
  { code: 'news', name: { en: 'News', id: 'Berita' }, path: '/news.html' },
  { code: 'flash', name: { en: '7x24 flash', id: 'Kilas 7x24' }, path: '/flash.html' },
  { code: 'calendar', name: { en: 'Calendar', id: 'Kalender' }, path: '/calendar.html' },
  { code: 'providers', name: { en: 'Service providers', id: 'Penyedia layanan' }, path: '/providers.html' },
  { code: 'vps', name: { en: 'VPS', id: 'VPS' }, path: '/vps.html' },
  { code: 'data', name: { en: 'Data', id: 'Data' }, path: '/data.html' },
] as const
type Code = (typeof entries)[number]['code']
type Submenu = MenuItem['submenus'][number]

/** Categories of the news area (spec 2.2). */
const newsCategories = [
  { code: 'news', name: { en: 'Market news', id: 'Berita pasar' } },
  { code: 'original', name: { en: 'Our articles', id: 'Artikel kami' } },
  { code: 'industry', name: { en: 'Industry', id: 'Industri' } },
  { code: 'announcements', name: { en: 'Announcements', id: 'Pengumuman' } },
]

/** Calculators that have a page, in the order they are shown in. */
const tools = [{ code: 'position', name: { en: 'Position size', id: 'Ukuran posisi' } }]

export const toolLinks = (lang: Language) =>
  tools.map(({ code, name }) => ({ code, name: name[lang], url: `/${lang}/tools/${code}.html` }))

/**
 * The menu with its hover submenus (spec 2.4), in one language: top brokers, best-broker topics, brokers by reviews, those whose
 * safety is in doubt, lessons, and the list's sub-pages.
 */
export async function headerMenu(
  parts: Pick<Parts, 'db' | 'reference' | 'brokerLists' | 'titles'>,
  lang: Language,
): Promise<MenuItem[]> {
  const { brokerLists, titles } = parts
  const [top, reviewed, scam, topics, lessons] = await Promise.all([
    brokerLists.page({}, 'score', 1, HEADER_ITEMS),
    brokerLists.page({}, 'comments', 1, HEADER_ITEMS),
    latestScamBrokers(parts, HEADER_ITEMS),
    titles.of('best_brokers', lang),
    titles.of('education', lang),
  ])
  const link = (father: Code, code: string, name: string, url: string): Submenu => ({
    father,
    code,
    name,
    key: `${father}.${code}`,
    url,
  })
  const ofBrokers = (father: Code, brokers: readonly BrokerListEntry[], tab: Parameters<typeof brokerPath>[2]) =>
    brokers.map(broker => link(father, broker.code, broker.shortName, brokerPath(lang, broker, tab)))
  const submenus: Partial<Record<Code, Submenu[]>> = {
    brokers: ofBrokers('brokers', top.items, 'info'),
    'best-brokers': topics
      .slice(0, HEADER_ITEMS)
      .map(topic => link('best-brokers', topic.code, topic.title, topicPath(lang, topic))),
    reviews: ofBrokers('reviews', reviewed.items, 'review'),
    safe: ofBrokers('safe', scam, 'safe'),
    education: lessons
      .slice(0, HEADER_ITEMS)
      .map(lesson => link('education', lesson.code, lesson.title, articlePath(lang, lesson))),
    tools: toolLinks(lang).map(({ code, name, url }) => link('tools', code, name, url)),
    info: menuTabs.map(tab => link('info', tab, tabName(tab, lang), `/${lang}/brokers/${tab}.html`)),
    ranking: rankingTypes.map(type => link('ranking', type, rankingNames[type][lang], `/${lang}/ranking/${type}.html`)),
    news: newsCategories.map(({ code, name }) => link('news', code, name[lang], `/${lang}/news/${code}.html`)),
  }
  return entries.map(({ code, name, path }) => ({
    code,
    name: name[lang],
    url: `/${lang}${path}`,
    key: code,
    submenus: submenus[code] ?? [],
  }))
}
