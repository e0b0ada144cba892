import { backendOldRows } from 'backend/old-rows'
import { platformOldRows } from 'platform/host/old-rows'

/** Rules for deleting old rows, of all tables. */
export const oldRows = [...platformOldRows, ...backendOldRows]
