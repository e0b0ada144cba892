import type { CountedEvent } from 'shared-state/statistics/portal-events'

/** An entry of the pages' event log (spec 7.4, `home.count3`): what became of a notice or an ad on a page, without its visitor. */
export const windowEvent = (event: 'shown' | 'closed' | 'followed', name: string): CountedEvent => ({
  call: 'home.count3',
  input: { route: 'netwon$report', data: [JSON.stringify({ event, name: name.slice(0, 100) })] },
})
