import { area } from 'the-area'
import type { Area } from 'shared-state/contract/area'
import type { AreaLoader } from 'shared-state/slots/area-loader'
import { slotPages } from './slot-pages.tsx'

const areas: readonly Area[] = [area, slotPages]

export const areaAlone = (name: string): Area => {
  const found = areas.find(known => known.name === name)
  if (!found) throw new Error(`only the area ${area.name} is available here, not ${name}`)
  return found
}

/** Returns the area in this build instead of loading one as a release. */
export const loadAlone = (): AreaLoader => ({
  loaded: name => areas.find(known => known.name === name),
  load: async name => areaAlone(name),
})
