import { matchArea } from 'shared-state/contract/match-area'
import type { RunningRelease } from './find-running-release.ts'
import type { RenderJob } from './render-messages.ts'

/** The release of the area that a page's address belongs to. Undefined for a page of the shell, which is made up of several areas. */
export function ownRelease({ url, snapshot }: Pick<RenderJob, 'url' | 'snapshot'>): RunningRelease | undefined {
  const area = matchArea(snapshot, new URL(url).pathname)
  return area === undefined ? undefined : { area, version: snapshot.areas[area]!.version }
}
