import type { BrokerTab, TabInfo } from 'calls/entities/broker'
import type { Language } from 'shared-state/i18n/languages'
import type { BrokerOrder } from './broker-orders.ts'
import { hasSubject, isSubject } from './broker-subjects.ts'
import { sectionsOf } from './tab-sections.ts'
import type { TabFacts } from './tab-facts.ts'

interface Tab {
  code: string
  /** Type in spec 3's tab info; 0 for sub-pages without one. */
  type: number
  name: Record<Language, string>
  title: Record<Language, string>
  /** Default sort order of the list sub-page. */
  order: BrokerOrder
}

/**
 * Sub-pages of the broker list and tabs of a broker (spec 2.2, 3). None begins with the lowest deposit or spread, or the oldest firm: these
 * are no merit of a broker that may not lead (decisions 7). Visitors can choose such an order.
 */
const tabs: readonly Tab[] = [
  {
    code: 'info',
    type: 1,
    order: 'score',
    name: { en: 'Info', id: 'Info' },
    title: { en: 'Broker information', id: 'Informasi broker' },
  },
  {
    code: 'account',
    type: 2,
    order: 'score',
    name: { en: 'Accounts', id: 'Akun' },
    title: { en: 'Account types', id: 'Jenis akun' },
  },
  {
    code: 'safe',
    type: 3,
    order: 'score',
    name: { en: 'Safety', id: 'Keamanan' },
    title: { en: 'Is it safe?', id: 'Apakah aman?' },
  },
  {
    code: 'review',
    type: 4,
    order: 'comments',
    name: { en: 'Reviews', id: 'Ulasan' },
    title: { en: 'User reviews', id: 'Ulasan pengguna' },
  },
  {
    code: 'trade',
    type: 5,
    order: 'score',
    name: { en: 'Trading', id: 'Trading' },
    title: { en: 'Trading conditions', id: 'Ketentuan trading' },
  },
  {
    code: 'login',
    type: 7,
    order: 'score',
    name: { en: 'Login', id: 'Login' },
    title: { en: 'How to log in', id: 'Cara login' },
  },
  {
    code: 'service',
    type: 8,
    order: 'exposures',
    name: { en: 'Service', id: 'Layanan' },
    title: { en: 'Customer service', id: 'Layanan pelanggan' },
  },
  {
    code: 'deposit',
    type: 10,
    order: 'withdrawals',
    name: { en: 'Deposit', id: 'Setoran' },
    title: { en: 'Deposits and withdrawals', id: 'Setoran dan penarikan' },
  },
  {
    code: 'company',
    type: 11,
    order: 'score',
    name: { en: 'Company', id: 'Perusahaan' },
    title: { en: 'Company information', id: 'Informasi perusahaan' },
  },
  {
    code: 'crypto',
    type: 0,
    order: 'score',
    name: { en: 'Crypto', id: 'Kripto' },
    title: { en: 'Crypto trading', id: 'Trading kripto' },
  },
  {
    code: 'app',
    type: 0,
    order: 'score',
    name: { en: 'App', id: 'Aplikasi' },
    title: { en: 'Apps and platforms', id: 'Aplikasi dan platform' },
  },
  {
    code: 'regulator',
    type: 0,
    order: 'score',
    name: { en: 'Regulation', id: 'Regulasi' },
    title: { en: 'Licences and regulators', id: 'Lisensi dan regulator' },
  },
  {
    code: 'update',
    type: 0,
    order: 'updated',
    name: { en: 'Latest updates', id: 'Pembaruan terbaru' },
    title: { en: 'Latest updates', id: 'Pembaruan terbaru' },
  },
]

export const orderOfTab = (code: string): BrokerOrder => tabs.find(tab => tab.code === code)?.order ?? 'score'
export const tabChoices = (lang: Language) => tabs.map(tab => ({ value: tab.code, name: tab.name[lang] }))

const toTab = (tab: Tab, lang: Language, url: string): BrokerTab => ({
  name: tab.name[lang],
  titleName: tab.title[lang],
  id: tab.type,
  linkname: tab.code,
  url,
  isShow: true,
  items: [],
})

/** Tabs of the list: its sub-pages. */
export const listTabs = (lang: Language): BrokerTab[] =>
  tabs.map(tab => toTab(tab, lang, `/${lang}/brokers/${tab.code}.html`))

/** A broker's page shows a tab if the record has something for it; info, safe and review always (decisions 7). */
const isShown = (code: string, { subjects }: TabFacts): boolean =>
  code === 'review' || !isSubject(code) || hasSubject(subjects, code)

/** Tabs of one broker with the sections that have content; `update` is a list only. */
export const brokerTabs = (lang: Language, facts: TabFacts): BrokerTab[] =>
  tabs
    .filter(tab => tab.code !== 'update')
    .map(tab => {
      const url = `/${lang}/brokers/${tab.code}/${facts.slug}-${facts.code}.html`
      const isShow = isShown(tab.code, facts)
      return { ...toTab(tab, lang, url), isShow, items: isShow ? sectionsOf(tab.code, facts, lang, url) : [] }
    })

/** The tabs with a type number in spec 3: of a broker; without one, of any. */
export const tabInfos = (lang: Language, facts?: TabFacts): TabInfo[] =>
  facts
    ? brokerTabs(lang, facts)
        .filter(({ id }) => id > 0)
        .map(({ id, isShow, items }) => ({ type: id, isShow, items }))
    : tabs.filter(tab => tab.type > 0).map(tab => ({ type: tab.type, isShow: true, items: [] }))
