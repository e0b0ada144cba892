import type { Area } from '../contract/area.ts'

/** Loads the code of a snapshot's areas. `load` rejects if a release is not available; the caller then shows the area as down. */
export interface AreaLoader {
  load(name: string): Promise<Area>
  /** The area, if it can render without waiting. */
  loaded(name: string): Area | undefined
}
