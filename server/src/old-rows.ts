import { backendOldRows } from 'backend/old-rows'
import { platformOldRows } from 'platform/host/old-rows'

/** Of every table. */
export const oldRows = [...platformOldRows, ...backendOldRows]
