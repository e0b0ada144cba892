import { defineRoute, part, type AreaRoute } from 'shared-state/runtime'
import { headOfBlackList } from './black-list/head-of-black-list.ts'
import { loadBlackList } from './black-list/load-black-list.ts'
import { headOfCompare } from './compare/head-of-compare.ts'
import { loadCompare } from './compare/load-compare.ts'
import { headOfData } from './data/head-of-data.ts'
import { loadData } from './data/load-data.ts'
import { headOfProvider } from './provider/head-of-provider.ts'
import { loadProvider } from './provider/load-provider.ts'
import { headOfProviders } from './providers/head-of-providers.ts'
import { loadProviders } from './providers/load-providers.ts'
import { headOfRanking } from './ranking/head-of-ranking.ts'
import { headOfRankings } from './ranking/head-of-rankings.ts'
import { loadRanking } from './ranking/load-ranking.ts'
import { loadRankings } from './ranking/load-rankings.ts'
import { headOfTimeMachine } from './time-machine/head-of-time-machine.ts'
import { loadTimeMachine } from './time-machine/load-time-machine.ts'
import { headOfVps } from './vps/head-of-vps.ts'
import { loadVps } from './vps/load-vps.ts'

/** Comparison, rankings, brokers on earlier days, and the lists other than the broker list (decisions 1). */
export const lookupRoutes: AreaRoute[] = [
  defineRoute({
    path: 'compare.html',
    load: loadCompare,
    page: part(async () => (await import('./compare/compare-page.tsx')).ComparePage),
    head: headOfCompare,
  }),
  defineRoute({
    path: 'ranking.html',
    load: loadRankings,
    page: part(async () => (await import('./ranking/rankings-page.tsx')).RankingsPage),
    head: headOfRankings,
  }),
  defineRoute({
    path: 'ranking/:type',
    load: loadRanking,
    page: part(async () => (await import('./ranking/ranking-page.tsx')).RankingPage),
    head: headOfRanking,
  }),
  defineRoute({
    path: 'providers.html',
    load: loadProviders,
    page: part(async () => (await import('./providers/providers-page.tsx')).ProvidersPage),
    head: headOfProviders,
  }),
  defineRoute({
    path: 'providers/:nameCode',
    load: loadProvider,
    page: part(async () => (await import('./provider/provider-page.tsx')).ProviderPage),
    head: headOfProvider,
  }),
  defineRoute({
    path: 'blacklist.html',
    load: loadBlackList,
    page: part(async () => (await import('./black-list/black-list-page.tsx')).BlackListPage),
    head: headOfBlackList,
  }),
  defineRoute({
    path: 'vps.html',
    load: loadVps,
    page: part(async () => (await import('./vps/vps-page.tsx')).VpsPage),
    head: headOfVps,
  }),
  defineRoute({
    path: 'time-machine/:nameCode',
    load: loadTimeMachine,
    page: part(async () => (await import('./time-machine/time-machine-page.tsx')).TimeMachinePage),
    head: headOfTimeMachine,
  }),
  defineRoute({
    path: 'data.html',
    load: loadData,
    page: part(async () => (await import('./data/data-page.tsx')).DataPage),
    head: headOfData,
  }),
]
