import { defineRoute, defineSlot, part, type Area } from 'shared-state/runtime'
import { clockText } from './strings/keys.ts'

/** An area with a page, and slot content for the shell's home page. */
export const area: Area = {
  name: 'clock',
  slots: [
    defineSlot({
      slot: 'home.clock',
      part: part<object>(async () => (await import('./clock.tsx')).Clock),
    }),
  ],
  routes: [
    defineRoute({
      path: 'clock',
      page: part(async () => (await import('./clock.tsx')).Clock),
      head: (_, { store }) => ({ title: store.text.t(clockText.name) }),
    }),
  ],
}
