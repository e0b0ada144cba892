import { homeCount3, statisticsBatch } from 'calls/statistics'
import { asksNotToBeTracked } from 'shared-state/device/asks-not-to-be-tracked'
import type { CountedEvent } from 'shared-state/statistics/portal-events'
import type { SendEvents } from 'shared-state/statistics/statistics'

type LogEntries = Extract<CountedEvent, { call: 'home.count3' }>
const isLogEntry = (event: CountedEvent): event is LogEntries => event.call === 'home.count3'

/**
 * Sends a batch of events in the background, even while the page unloads: those of the pages' event log in one `home.count3`, which takes
 * several entries, and all others in one `statistics.batch`. Undefined for visitors who ask not to be tracked.
 */
export function statisticsSender(): SendEvents | undefined {
  if (asksNotToBeTracked()) return undefined
  return events => {
    const [entries, others] = [events.filter(isLogEntry), events.filter(event => !isLogEntry(event))]
    if (others.length > 0) send(statisticsBatch.path, { events: others })
    const [first] = entries
    if (first) send(homeCount3.path, { route: first.input.route, data: entries.flatMap(({ input }) => input.data) })
  }
}

function send(path: string, input: object): void {
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' })
  // Refused when too much is already waiting to be sent; a request of the page may still be accepted.
  if (!navigator.sendBeacon(path, body)) void fetch(path, { method: 'POST', body, keepalive: true }).catch(() => {})
}
