import { defineRoute, part, type AreaRoute } from 'shared-state/runtime'
import type { BrokerTab } from './addresses.ts'
import { headOfBroker, type TabData } from './broker/head-of-broker.ts'
import { namedBroker } from './broker/load-broker.ts'
import { loadBrokerAccount } from './broker-account/load-broker-account.ts'
import { loadBrokerApp } from './broker-app/load-broker-app.ts'
import { loadBrokerCompany } from './broker-company/load-broker-company.ts'
import { loadBrokerCrypto } from './broker-crypto/load-broker-crypto.ts'
import { loadBrokerDeposit } from './broker-deposit/load-broker-deposit.ts'
import { loadBrokerLogin } from './broker-login/load-broker-login.ts'
import { loadBrokerRegulator } from './broker-regulator/load-broker-regulator.ts'
import { headOfReviews } from './broker-review/head-of-reviews.ts'
import { loadReviewTab, reviewPage } from './broker-review/review-route.ts'
import { submitReview } from './broker-review/submit-review.ts'
import { loadBrokerSafe } from './broker-safe/load-broker-safe.ts'
import { askContacts } from './broker-service/ask-contacts.ts'
import { loadBrokerService } from './broker-service/load-broker-service.ts'
import { loadBrokerTrade } from './broker-trade/load-broker-trade.ts'

type TabRoute<Data> = Omit<AreaRoute<Data>, 'path' | 'head'> & Partial<Pick<AreaRoute<Data>, 'head'>>

/** The route of one tab; its head names the broker and the tab, unless the route has its own. */
const tab = <Data extends TabData>(name: BrokerTab, route: TabRoute<Data>): AreaRoute =>
  defineRoute<Data>({ path: `brokers/${name}/:nameCode`, head: headOfBroker(name), ...route })

/** The tabs of a broker other than the info tab, which has three addresses (spec 2.1, 2.2). */
export const brokerTabRoutes: AreaRoute[] = [
  tab('account', {
    load: loadBrokerAccount,
    page: part(async () => (await import('./broker-account/broker-account-page.tsx')).BrokerAccountPage),
  }),
  tab('safe', {
    load: loadBrokerSafe,
    page: part(async () => (await import('./broker-safe/broker-safe-page.tsx')).BrokerSafePage),
  }),
  tab('review', {
    load: loadReviewTab,
    page: reviewPage,
    head: headOfReviews,
    submit: submitReview,
  }),
  tab('trade', {
    load: loadBrokerTrade,
    page: part(async () => (await import('./broker-trade/broker-trade-page.tsx')).BrokerTradePage),
    slots({ params }) {
      const traderCode = namedBroker(params)?.code
      return traderCode === undefined ? [] : [{ name: 'broker.calculators', props: { traderCode } }]
    },
  }),
  tab('deposit', {
    load: loadBrokerDeposit,
    page: part(async () => (await import('./broker-deposit/broker-deposit-page.tsx')).BrokerDepositPage),
  }),
  tab('regulator', {
    load: loadBrokerRegulator,
    page: part(async () => (await import('./broker-regulator/broker-regulator-page.tsx')).BrokerRegulatorPage),
  }),
  tab('service', {
    load: loadBrokerService,
    page: part(async () => (await import('./broker-service/broker-service-page.tsx')).BrokerServicePage),
    submit: askContacts,
  }),
  tab('login', {
    load: loadBrokerLogin,
    page: part(async () => (await import('./broker-login/broker-login-page.tsx')).BrokerLoginPage),
  }),
  tab('company', {
    load: loadBrokerCompany,
    page: part(async () => (await import('./broker-company/broker-company-page.tsx')).BrokerCompanyPage),
  }),
  tab('app', {
    load: loadBrokerApp,
    page: part(async () => (await import('./broker-app/broker-app-page.tsx')).BrokerAppPage),
  }),
  tab('crypto', {
    load: loadBrokerCrypto,
    page: part(async () => (await import('./broker-crypto/broker-crypto-page.tsx')).BrokerCryptoPage),
  }),
]
