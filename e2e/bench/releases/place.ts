import type { RunningPortal } from '../../portal/start-portal.ts'

/** The portal under test, and its data directory. */
export interface Place {
  dataDir: string
  portal: RunningPortal
}
