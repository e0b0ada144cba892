/**
 * Every path that the specification prints or names (2.1, 2.2, 2.4) and every address of decisions 1, without the language. `{…}` is a link
 * to something in the sample data (firstLinks).
 */
const brokerSections = [
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
]
const listSubPages = ['account', 'deposit', 'company', 'safe', 'trade', 'login', 'service', 'update', 'review', 'info']

/** 2.1 and 2.2: the route table, the tabs of a broker, the sub-pages of the list and the menu's sections. */
const ofSpecification = [
  '',
  '/',
  '/brokers',
  '/best-brokers',
  '/best-brokers/1',
  '/best-brokers/zt',
  '{topic}',
  '/brokers/{code}',
  ...brokerSections.flatMap(section => [
    `/brokers/${section}`,
    `/brokers/${section}/{file}`,
    `/brokers/${section}/{nameCode}`,
  ]),
  '/brokers/{nameCode}/index.html',
  ...listSubPages.map(name => `/brokers/${name}.html`),
  '/education',
  '/education/1',
  '/education/news',
  '{lesson}',
  '/news.html',
]

const ofShell = [
  '/login.html',
  '/register.html',
  '/forgot.html',
  '/search.html?q=gold&type=article&page=1',
  '/about.html',
  '/terms.html',
  '/privacy.html',
  '/contact.html',
  '/download.html',
  '/leaving.html?url=https%3A%2F%2Fbroker.example%2F',
]
const ofBrokers = [
  '/regulators.html',
  '{regulator}',
  '/ranking.html',
  ...['score', 'regulation', 'reviews', 'exposures', 'new'].map(type => `/ranking/${type}.html`),
  '/providers.html',
  '{provider}',
  '/blacklist.html',
  '/compare.html?codes={code}',
  '/vps.html',
  '/data.html',
]
const ofEducation = [
  ...['news', 'original', 'industry', 'announcements'].map(category => `/news/${category}.html`),
  '{article}',
  '/flash.html',
  '/calendar.html',
  '{event}',
  ...['beginner', 'intermediate', 'advanced'].map(level => `/education/levels/${level}.html`),
  '/video.html',
  '/live.html',
]
const ofUserCentre = [
  ...['setting', 'release', 'attention', 'fans', 'orderList', 'security', 'complaints', 'messages', 'certificate'],
  ...['enterprise', 'enterprise/staff', 'enterprise/replies', 'enterprise/audit', 'moderation', '{userId}'],
].map(name => `/user/${name}.html`)
const ofExposure = ['/exposure.html', '/exposure/mediation.html', '/exposure/publish.html', '{exposure}']
const ofTools = [
  '/tools.html',
  ...['position', 'riskandreturn', 'brustrisk', 'profit', 'pip', 'margin', 'swap', 'currency'].map(
    name => `/tools/${name}.html`,
  ),
  '/quote.html',
  '/swift-codes.html',
  '{swiftCountry}',
  '{swiftCity}',
  '{swiftBank}',
  '{swiftCode}',
]
const ofMarket = [
  '/market.html',
  ...['platform', 'exhibition', 'agent', 'recruitment', 'ea', 'industry'].map(section => `/market/${section}.html`),
  '{listing}',
  '/market/platform/add.html',
  '/survey.html',
  '{survey}',
  '/ea-shop.html',
]

export const namedPaths = [
  ...ofSpecification,
  ...ofShell,
  ...ofBrokers,
  ...ofEducation,
  ...ofUserCentre,
  ...ofExposure,
  ...ofTools,
  ...ofMarket,
]

/** A page with a link of each kind, and what the link looks like; both without the language. A page may be a link found before. */
export const firstLinks: Readonly<Record<string, readonly [page: string, link: RegExp]>> = {
  broker: ['/brokers', /^\/brokers\/info\/[\w-]+\.html$/],
  topic: ['/best-brokers', /^\/best-brokers\/zt\/[\w-]+\.html$/],
  lesson: ['/education', /^\/education\/news\/[\w-]+\.html$/],
  regulator: ['/regulators.html', /^\/regulators\/[\w-]+\.html$/],
  provider: ['/providers.html', /^\/providers\/[\w-]+\.html$/],
  article: ['/news.html', /^\/news\/detail\/[\w-]+\.html$/],
  event: ['/calendar.html?view=next', /^\/calendar\/[\w-]+\.html$/],
  exposure: ['/exposure.html', /^\/exposure\/[\w-]+-\d+\.html$/],
  listing: ['/market/industry.html', /^\/market\/\w+\/[\w-]+-\w+\.html$/],
  survey: ['/survey.html', /^\/survey\/[\w-]+\.html$/],
  swiftCode: ['/swift-codes.html', /^\/swift-codes\/[A-Z\d]+\.html$/],
  swiftCountry: ['{swiftCode}', /^\/swift-codes\/[a-z-]+\.html$/],
  swiftCity: ['{swiftCode}', /^\/swift-codes\/[a-z-]+\/[a-z-]+\.html$/],
  swiftBank: ['{swiftCity}', /^\/swift-codes\/[a-z-]+\/[a-z-]+\/[\w-]+\.html$/],
}

/** A path with the links that were found put into it; `{file}`, `{nameCode}` and `{code}` are parts of the broker's. */
export function withLinks(path: string, found: Readonly<Record<string, string>>): string {
  const file = found['broker']?.split('/').at(-1) ?? ''
  const nameCode = file.replace('.html', '')
  const parts: Record<string, string> = { ...found, file, nameCode, code: nameCode.split('-').at(-1)! }
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => parts[name]!)
}
