import { defineRoute, part, type Area } from 'shared-state/runtime'
import { helloText } from './strings/keys.ts'

/** An area with one page. The example releases a version that differs only in its texts. */
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
