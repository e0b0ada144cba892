import type { ZoneClock } from './zone-clock.ts'

interface ZoneTimeProps {
  iso: string
  clock: ZoneClock
  look: 'time' | 'dateTime'
}

/** A moment in the zone of the page. */
export const ZoneTime = ({ iso, clock, look }: ZoneTimeProps) => (
  <time dateTime={iso}>
    <bdi>{clock[look](iso)}</bdi>
  </time>
)
