import type { Area } from 'shared-state/contract/area'
import { defineRoute, notFound, part } from 'shared-state/runtime'
export const shellArea: Area = { name: 'shell', slots: [], routes: [
  defineRoute({ path: '', page: part(async () => (await import('./pages/home/home-page.tsx')).default), head: () => ({ title: 'Home' }) }),
  defineRoute({ path: '*', load: async c => { throw notFound(c) }, page: part(async () => (await import('./pages/home/home-page.tsx')).default), head: () => ({ title: '' }) }),
] }
