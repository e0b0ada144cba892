import type { Pointer } from '../releases/release-register.ts'
import { noEvidence, sumOf, type Evidence } from './evidence.ts'
import type { Compared } from './verdict.ts'

/** How long a release is watched after it became stable; a canary is watched for as long as it runs. */
export const watchMinutes = 30

interface Watched {
  area: string
  version: string
  predecessor: string
}

/** A canary is compared with the stable release; a fresh stable release with the previous one. `now` in ms. */
export function underWatch({ area, stable, stableSince, previous, canary }: Pointer, now: number): Watched[] {
  if (canary) return [{ area, version: canary.version, predecessor: stable }]
  const isFresh = now - Date.parse(stableSince) < watchMinutes * 60_000
  return isFresh && previous ? [{ area, version: stable, predecessor: previous }] : []
}

/** What to judge a release by: `past` is the evidence over its predecessor's time, `present` that over its own. */
export function comparedOf(
  { area, version, predecessor }: Watched,
  past: ReadonlyMap<string, Evidence>,
  present: ReadonlyMap<string, Evidence>,
): Compared {
  const before = `${area} ${predecessor}`
  // An earlier release of the area that was just as broken, and is gone, is no excuse.
  const others = [...present].filter(([key]) => !key.startsWith(`${area} `) || key === before)
  return {
    candidate: present.get(`${area} ${version}`) ?? noEvidence(),
    predecessor: past.get(before) ?? noEvidence(),
    rest: sumOf(others.map(([, evidence]) => evidence)),
  }
}
