import { defineRoute, part, type AreaRoute } from 'shared-state/runtime'
import { headOfBroker } from './broker/head-of-broker.ts'
import { namedBroker } from './broker/load-broker.ts'
import { loadBrokerAccount } from './broker-account/load-broker-account.ts'
import { loadBrokerApp } from './broker-app/load-broker-app.ts'
import { loadBrokerCompany } from './broker-company/load-broker-company.ts'
import { loadBrokerCrypto } from './broker-crypto/load-broker-crypto.ts'
import { loadBrokerDeposit } from './broker-deposit/load-broker-deposit.ts'
import { loadBrokerLogin } from './broker-login/load-broker-login.ts'
import { loadBrokerRegulator } from './broker-regulator/load-broker-regulator.ts'
import { headOfReviews } from './broker-review/head-of-reviews.ts'
import { loadBrokerReview } from './broker-review/load-broker-review.ts'
import { submitReview } from './broker-review/submit-review.ts'
import { loadBrokerSafe } from './broker-safe/load-broker-safe.ts'
import { askContacts } from './broker-service/ask-contacts.ts'
import { loadBrokerService } from './broker-service/load-broker-service.ts'
import { loadBrokerTrade } from './broker-trade/load-broker-trade.ts'

/** The tabs of one broker beside the info tab, which has three addresses (spec 2.1, 2.2). */
export const brokerTabRoutes: AreaRoute[] = [
  defineRoute({
    path: 'brokers/account/:nameCode',
    load: loadBrokerAccount,
    page: part(async () => (await import('./broker-account/broker-account-page.tsx')).BrokerAccountPage),
    head: headOfBroker('account'),
  }),
  defineRoute({
    path: 'brokers/safe/:nameCode',
    load: loadBrokerSafe,
    page: part(async () => (await import('./broker-safe/broker-safe-page.tsx')).BrokerSafePage),
    head: headOfBroker('safe'),
  }),
  defineRoute({
    path: 'brokers/review/:nameCode',
    load: loadBrokerReview,
    page: part(async () => (await import('./broker-review/broker-review-page.tsx')).BrokerReviewPage),
    head: headOfReviews,
    submit: submitReview,
  }),
  defineRoute({
    path: 'brokers/trade/:nameCode',
    load: loadBrokerTrade,
    page: part(async () => (await import('./broker-trade/broker-trade-page.tsx')).BrokerTradePage),
    head: headOfBroker('trade'),
    slots({ params }) {
      const traderCode = namedBroker(params)?.code
      return traderCode === undefined ? [] : [{ name: 'broker.calculators', props: { traderCode } }]
    },
  }),
  defineRoute({
    path: 'brokers/deposit/:nameCode',
    load: loadBrokerDeposit,
    page: part(async () => (await import('./broker-deposit/broker-deposit-page.tsx')).BrokerDepositPage),
    head: headOfBroker('deposit'),
  }),
  defineRoute({
    path: 'brokers/regulator/:nameCode',
    load: loadBrokerRegulator,
    page: part(async () => (await import('./broker-regulator/broker-regulator-page.tsx')).BrokerRegulatorPage),
    head: headOfBroker('regulator'),
  }),
  defineRoute({
    path: 'brokers/service/:nameCode',
    load: loadBrokerService,
    page: part(async () => (await import('./broker-service/broker-service-page.tsx')).BrokerServicePage),
    head: headOfBroker('service'),
    submit: askContacts,
  }),
  defineRoute({
    path: 'brokers/login/:nameCode',
    load: loadBrokerLogin,
    page: part(async () => (await import('./broker-login/broker-login-page.tsx')).BrokerLoginPage),
    head: headOfBroker('login'),
  }),
  defineRoute({
    path: 'brokers/company/:nameCode',
    load: loadBrokerCompany,
    page: part(async () => (await import('./broker-company/broker-company-page.tsx')).BrokerCompanyPage),
    head: headOfBroker('company'),
  }),
  defineRoute({
    path: 'brokers/app/:nameCode',
    load: loadBrokerApp,
    page: part(async () => (await import('./broker-app/broker-app-page.tsx')).BrokerAppPage),
    head: headOfBroker('app'),
  }),
  defineRoute({
    path: 'brokers/crypto/:nameCode',
    load: loadBrokerCrypto,
    page: part(async () => (await import('./broker-crypto/broker-crypto-page.tsx')).BrokerCryptoPage),
    head: headOfBroker('crypto'),
  }),
]
