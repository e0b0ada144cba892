import { defineRoute, part, type Area } from 'shared-state/runtime'
export const area: Area = { name: 'brokers', slots: [], routes: [
  defineRoute({ path: 'brokers', load: async () => ({ n: 3 }), page: part(async () => (await import('./brokers-list/broker-list-page.tsx')).BrokerListPage), head: () => ({ title: 'Brokers' }) }),
] }
