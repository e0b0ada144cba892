import type { ReleaseRegister } from '../releases/release-register.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { DevSnapshots } from './dev-snapshots.ts'
import { DevStore } from './dev-store.ts'

/** The builds that `npm run dev` serves instead of releases. */
export interface WatchedBuilds {
  /** Origin from which the browser loads them. */
  origin: string
  store: ReleaseStore
  snapshots: DevSnapshots
}

/** The watched builds that `npm run dev` names in DEV_BUILDS (their folder) and DEV_BUILDS_ORIGIN; undefined if these are not set. */
export function watchedBuilds(
  { DEV_BUILDS: folder, DEV_BUILDS_ORIGIN: origin }: NodeJS.ProcessEnv,
  register: ReleaseRegister,
): WatchedBuilds | undefined {
  if (!folder || !origin) return undefined
  const store = new DevStore(folder)
  return { origin, store, snapshots: new DevSnapshots({ register, store, origin }) }
}
