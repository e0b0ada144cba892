import { defineRoute, part, type Area } from 'shared-state/runtime'
import { helloText } from './strings/keys.ts'

/** An area with one page. Its words are all that a release of it may change. */
export const area: Area = {
  name: 'hello',
  slots: [],
  routes: [
    defineRoute({
      path: 'hello',
      page: part(async () => (await import('./hello-page.tsx')).HelloPage),
      head: (_, { store }) => ({ title: store.text.t(helloText.greeting) }),
    }),
  ],
}
