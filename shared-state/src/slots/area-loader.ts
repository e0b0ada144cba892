import type { Area } from '../contract/area.ts'

/** Brings the code of the areas of one snapshot. `load` rejects when a release cannot be had; the caller shows the area as down. */
export interface AreaLoader {
  load(name: string): Promise<Area>
  /** The area, if it can render without waiting. */
  loaded(name: string): Area | undefined
}
