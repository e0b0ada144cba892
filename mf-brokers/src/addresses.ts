import type { rankingTypes } from 'calls/ranking'

/** Sections of broker addresses (spec 2.1, 2.2): no broker's code may equal one of them (decisions 1). */
export const brokerSections = [
  'account',
  'app',
  'company',
  'crypto',
  'deposit',
  'info',
  'login',
  'regulator',
  'review',
  'safe',
  'service',
  'trade',
  'update',
] as const
export type BrokerSection = (typeof brokerSections)[number]

/** Tabs of a broker, in display order (spec 2.1, 2.2). */
export const brokerTabs = [
  'info',
  'account',
  'safe',
  'review',
  'trade',
  'deposit',
  'regulator',
  'service',
  'login',
  'company',
  'app',
  'crypto',
] as const
export type BrokerTab = (typeof brokerTabs)[number]

interface Named {
  slug: string
  code: string
}

/** The canonical path of a broker's tab, without the language (decisions 1). */
export const brokerPath = ({ slug, code }: Named, tab: BrokerTab = 'info'): string =>
  `/brokers/${tab}/${slug}-${code}.html`

/** Path of the page that shows a broker as it was on a day, without the language and the day. */
export const timeMachinePath = ({ slug, code }: Named): string => `/time-machine/${slug}-${code}.html`

/** Path of a sub-page of the broker list, without the language (spec 2.2). */
export const sectionPath = (section: BrokerSection | undefined): string =>
  section ? `/brokers/${section}.html` : '/brokers'

/** Path, without the language, where a broker's staff claim the broker. */
export const claimPath = (traderCode: string): string => `/user/enterprise.html?broker=${traderCode}`

/** Path of the form for a complaint about one broker, without the language. */
export const reportPath = (traderCode: string): string => `/exposure/publish.html?trader=${traderCode}`

/** Path of the form for a private complaint about one broker, without the language. */
export const privatePath = (traderCode: string): string => `/exposure/complaint.html?trader=${traderCode}`

/** Path of the form that asks a broker for a VPS that it pays for, without the language. */
export const vpsRequestPath = (traderCode: string): string => `/user/vps.html?trader=${traderCode}`

/** Path of the public complaints about one broker, without the language. */
export const exposuresPath = (traderCode: string): string => `/exposure.html?traderCode=${traderCode}`

/** Path of the cases of mediation about one broker, without the language. */
export const mediationPath = (traderCode: string): string => `/exposure/mediation.html?traderCode=${traderCode}`

/** Path of the list of brokers without an agreement to settle complaints, without the language. */
export const notCooperativePath = '/exposure/mediation.html#not-cooperative'

export const regulatorPath = ({ slug, code }: Named): string => `/regulators/${slug}-${code}.html`

export const providerPath = ({ slug, code }: Named): string => `/providers/${slug}-${code}.html`

/** Path of a best-broker topic (spec 2.1). */
export const topicPath = ({ slug, code }: Named): string => `/best-brokers/zt/${slug}-${code}.html`

export type RankingType = (typeof rankingTypes)[number]

export const rankingsPath = '/ranking.html'
export const rankingPath = (type: RankingType): string => `/ranking/${type}.html`

export const bestBrokersPath = (page: number): string => (page === 1 ? '/best-brokers' : `/best-brokers/${page}`)

const codeForm = /^[0-9A-Za-z]{1,20}$/

/** Parses `{slug}-{code}`, with or without `.html` (spec 2.2); undefined if it does not end in a code. */
export function readNameCode(nameCode: string | undefined): Named | undefined {
  const plain = nameCode?.replace(/\.html$/, '') ?? ''
  const dash = plain.lastIndexOf('-')
  const code = plain.slice(dash + 1)
  return codeForm.test(code) ? { slug: plain.slice(0, Math.max(dash, 0)), code } : undefined
}

/** A bare broker code, as in `/brokers/{code}`. */
export const readCode = (code: string | undefined): string | undefined =>
  code && codeForm.test(code) ? code : undefined
