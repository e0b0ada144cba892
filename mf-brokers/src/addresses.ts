/** Sections of broker addresses (spec 2.1, 2.2): no broker's code may be one of them (decisions 1). */
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

/** Tabs of one broker, in the order they are shown (spec 2.1, 2.2). */
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

/** The canonical address of a broker's tab, behind the language (decisions 1). */
export const brokerPath = ({ slug, code }: Named, tab: BrokerTab = 'info'): string =>
  `/brokers/${tab}/${slug}-${code}.html`

/** The page before an outside site (decisions 1), behind the language. An address without a scheme is taken for one of the web. */
export const leavingPath = (website: string): string =>
  `/leaving.html?url=${encodeURIComponent(/^https?:/i.test(website) ? website : `https://${website}`)}`

/** The address of a sub-page of the broker list, behind the language (spec 2.2). */
export const sectionPath = (section: BrokerSection | undefined): string =>
  section ? `/brokers/${section}.html` : '/brokers'

/** Where the people of a broker claim it, behind the language. */
export const claimPath = (traderCode: string): string => `/user/enterprise.html?broker=${traderCode}`

/** What users complain of in public about one broker, behind the language. */
export const exposuresPath = (traderCode: string): string => `/exposure.html?traderCode=${traderCode}`

export const regulatorPath = ({ slug, code }: Named): string => `/regulators/${slug}-${code}.html`

export const providerPath = ({ slug, code }: Named): string => `/providers/${slug}-${code}.html`

/** A best-broker topic (spec 2.1); without one the list of them. */
export const topicPath = ({ slug, code }: Named): string => `/best-brokers/zt/${slug}-${code}.html`

export const bestBrokersPath = (page: number): string => (page === 1 ? '/best-brokers' : `/best-brokers/${page}`)

const codeForm = /^[0-9A-Za-z]{1,20}$/

/** `{slug}-{code}`, with or without `.html`, taken apart (spec 2.2); undefined where no code stands at its end. */
export function readNameCode(nameCode: string | undefined): Named | undefined {
  const plain = nameCode?.replace(/\.html$/, '') ?? ''
  const dash = plain.lastIndexOf('-')
  const code = plain.slice(dash + 1)
  return codeForm.test(code) ? { slug: plain.slice(0, Math.max(dash, 0)), code } : undefined
}

/** A broker's code alone, as in `/brokers/{code}`. */
export const readCode = (code: string | undefined): string | undefined =>
  code && codeForm.test(code) ? code : undefined
