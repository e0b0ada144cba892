import { defineRoute, defineSlot, part, type Area } from 'shared-state/runtime'
import { brokerSections, type BrokerSection } from './addresses.ts'
import { headOfBestBrokers } from './best-brokers/head-of-best-brokers.ts'
import { loadBestBrokers } from './best-brokers/load-best-brokers.ts'
import { headOfTopic } from './best-broker-topic/head-of-topic.ts'
import { loadBestBrokerTopic } from './best-broker-topic/load-best-broker-topic.ts'
import { namedBroker } from './broker/load-broker.ts'
import { headOfBrokerInfo } from './broker-info/head-of-broker-info.ts'
import { loadBrokerInfo } from './broker-info/load-broker-info.ts'
import { brokerTabRoutes } from './broker-tab-routes.ts'
import { headOfList } from './broker-list/head-of-list.ts'
import { loadBrokerList } from './broker-list/load-broker-list.ts'
import { withTray } from './compare/with-tray.tsx'
import { lookupRoutes } from './lookup-routes.ts'
import { headOfRegulator } from './regulator/head-of-regulator.ts'
import { loadRegulator } from './regulator/load-regulator.ts'
import { headOfRegulators } from './regulators/head-of-regulators.ts'
import { loadRegulators } from './regulators/load-regulators.ts'
import { loadArticleBrokers } from './slots/article-brokers/load-article-brokers.ts'
import { loadTopBrokers } from './slots/home-topbrokers/load-top-brokers.ts'
import { loadTopics } from './slots/home-topics/load-topics.ts'

const listPage = part(async () => (await import('./broker-list/broker-list-page.tsx')).BrokerListPage)
const infoPage = part(async () => (await import('./broker-info/broker-info-page.tsx')).BrokerInfoPage)
const bestBrokersPage = part(async () => (await import('./best-brokers/best-brokers-page.tsx')).BestBrokersPage)
const topicPage = part(async () => (await import('./best-broker-topic/best-broker-topic-page.tsx')).BestBrokerTopicPage)

const listRoute = (path: string, section?: BrokerSection) =>
  defineRoute({ path, load: context => loadBrokerList(context, section), page: listPage, head: headOfList })

/** The info tab at one of its three addresses (decisions 1). */
const infoRoute = (path: string) =>
  defineRoute({
    path,
    load: loadBrokerInfo,
    page: infoPage,
    head: headOfBrokerInfo,
    slots({ params }) {
      const traderCode = namedBroker(params)?.code
      if (traderCode === undefined) return []
      return (['broker.exposures', 'broker.surveys', 'broker.articles', 'broker.calculators'] as const).map(name => ({
        name,
        props: { traderCode },
      }))
    },
  })

export const area: Area = {
  name: 'brokers',
  routes: withTray([
    listRoute('brokers'),
    // The router prefers literal segments to parameters, so these win over `brokers/:code` in any order.
    ...brokerSections.flatMap(section => [
      listRoute(`brokers/${section}.html`, section),
      listRoute(`brokers/${section}`, section),
    ]),
    infoRoute('brokers/info/:nameCode'),
    infoRoute('brokers/:code'),
    infoRoute('brokers/:nameCode/index.html'),
    ...brokerTabRoutes,
    ...['best-brokers', 'best-brokers/:page', 'best-brokers/zt'].map(path =>
      defineRoute({ path, load: loadBestBrokers, page: bestBrokersPage, head: headOfBestBrokers }),
    ),
    defineRoute({ path: 'best-brokers/zt/:titleCode', load: loadBestBrokerTopic, page: topicPage, head: headOfTopic }),
    defineRoute({
      path: 'regulators.html',
      load: loadRegulators,
      page: part(async () => (await import('./regulators/regulators-page.tsx')).RegulatorsPage),
      head: headOfRegulators,
    }),
    defineRoute({
      path: 'regulators/:nameCode',
      load: loadRegulator,
      page: part(async () => (await import('./regulator/regulator-page.tsx')).RegulatorPage),
      head: headOfRegulator,
    }),
    ...lookupRoutes,
  ]),
  slots: [
    defineSlot({
      slot: 'home.topbrokers',
      load: (_props, context) => loadTopBrokers(context),
      part: part(async () => (await import('./slots/home-topbrokers/top-brokers.tsx')).TopBrokers),
    }),
    defineSlot({
      slot: 'home.topics',
      load: (_props, context) => loadTopics(context),
      part: part(async () => (await import('./slots/home-topics/topics.tsx')).Topics),
    }),
    defineSlot({
      slot: 'article.brokers',
      load: loadArticleBrokers,
      part: part(async () => (await import('./slots/article-brokers/article-brokers.tsx')).ArticleBrokers),
    }),
  ],
}
