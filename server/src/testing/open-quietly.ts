import { pino } from 'pino'
import { openPortal, type Portal } from '../portal.ts'
import { readSettings } from '../settings.ts'

/** Opens the portal of a data folder, without a log. */
export const openQuietly = (dataDir: string): Promise<Portal> =>
  openPortal(readSettings({ DATA_DIR: dataDir }), {}, pino({ level: 'silent' }))
