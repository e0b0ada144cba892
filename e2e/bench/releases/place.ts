import type { RunningPortal } from '../../portal/start-portal.ts'

/** The portal that is measured, and its data directory. */
export interface Place {
  dataDir: string
  portal: RunningPortal
}
