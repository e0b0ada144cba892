import type { BrokerTab, TabInfo } from 'calls/entities/broker'
import type { Language } from 'shared-state/i18n/languages'
import type { BrokerOrder } from './broker-orders.ts'

interface Tab {
  code: string
  /** Type in spec 3's tab info; 0 for sub-pages without one. */
  type: number
  name: Record<Language, string>
  title: Record<Language, string>
  /** Default sort order of the list sub-page. */
  order: BrokerOrder
}

/** Sub-pages of the broker list and tabs of a broker (spec 2.2, 3). */
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
    order: 'score',
    name: { en: 'Service', id: 'Layanan' },
    title: { en: 'Customer service', id: 'Layanan pelanggan' },
  },
  {
    code: 'deposit',
    type: 10,
    order: 'score',
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

/** Tabs of one broker; `update` is a list only. */
export const brokerTabs = (lang: Language, nameCode: string): BrokerTab[] =>
  tabs
    .filter(tab => tab.code !== 'update')
    .map(tab => toTab(tab, lang, `/${lang}/brokers/${tab.code}/${nameCode}.html`))

/** The tabs with a type number in spec 3. */
export const tabInfos = (): TabInfo[] =>
  tabs.filter(tab => tab.type > 0).map(tab => ({ type: tab.type, isShow: true, items: [] }))
