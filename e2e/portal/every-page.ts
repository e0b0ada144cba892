/** Paths of the shell's pages without the language: every kind of page, and every page state with a distinct look. */
export const shellPages = [
  '/',
  '/404.html',
  '/login.html',
  '/login.html?way=phone',
  '/register.html',
  '/forgot.html',
  '/search.html?q=bram',
  '/search.html?q=bram&type=exposure',
  '/search.html?q=zzzzzz-nothing-alike',
  '/search.html?q=',
  '/about.html',
  '/terms.html',
  '/terms.html?kind=cookies',
  '/terms.html?kind=risk',
  '/privacy.html',
  '/contact.html',
  '/download.html',
  '/leaving.html?url=https%3A%2F%2Funknown.example%2F',
  '/leaving.html',
]

/** The same for the pages of the areas. */
export const areaPages = [
  '/brokers',
  '/brokers/review.html',
  '/brokers?keyword=zzzzzz-no-such-broker',
  '/best-brokers',
  '/regulators.html',
  '/compare.html',
  '/ranking.html',
  '/ranking/score.html',
  '/ranking/exposures.html?period=week',
  '/providers.html',
  '/providers.html?keyword=zzzzzz-no-such-provider',
  '/blacklist.html',
  '/vps.html',
  '/data.html',
  '/education',
  '/education/levels/beginner.html',
  '/education/glossary.html',
  '/news.html',
  '/news/search.html?keyword=gold',
  '/flash.html',
  '/calendar.html',
  '/calendar.html?view=week&impact=3',
  '/calendar.html?view=next&zone=Asia/Jakarta',
  '/exposure.html',
  '/exposure/brokers.html',
  '/exposure/mediation.html',
  '/exposure/publish.html',
  '/exposure/legal-notices.html',
  '/exposure/legal-notice.html',
  '/exposure/complaint.html',
  '/tools.html',
  '/tools/position.html',
  '/tools/brustrisk.html',
  '/tools/currency.html',
  '/quote.html?symbol=EURUSD',
  '/swift-codes.html?code=ZZ1',
]

export const pages = [...shellPages, ...areaPages]

/** Pages reached by the first link of their kind on another page. */
export const reached = [
  ['/brokers', 'main tbody tr a[href*="/brokers/info/"]'],
  ['/education', 'main a[href*="/education/news/"]'],
  ['/exposure.html', 'main article a[href*="/exposure/"]'],
  ['/regulators.html', 'main a[href*="/regulators/"]'],
  ['/best-brokers', 'main a[href*="/best-brokers/zt/"]'],
  ['/providers.html', 'main a[href*="/providers/"]'],
  ['/calendar.html?view=next', 'main tbody a[href*="/calendar/"]'],
] as const

/** Tabs of a broker other than its info tab, under `/brokers/{tab}/`. */
export const brokerTabs = [
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
]

/** Pages of a logged-in user. */
export const ownPages = [
  '/user/setting.html',
  '/user/setting.html?change=email',
  '/user/release.html',
  '/user/attention.html',
  '/user/fans.html',
  '/user/orderList.html',
  '/user/security.html',
  '/user/security.html?delete=1',
  '/user/complaints.html',
  '/user/messages.html',
  '/user/certificate.html',
  '/user/enterprise.html',
  '/user/enterprise/staff.html',
  '/user/desk.html',
  '/user/moderation.html',
]
