import { loadHouseAds } from './load-house-ads.ts'
import { loadLiveRooms } from './load-live-rooms.ts'
import { loadProviders } from './load-providers.ts'
import { loadScoreHistory } from './load-score-history.ts'
import { loadSoftwareTexts } from './load-software-texts.ts'
import type { LaterScene } from './sample-scene.ts'

/**
 * Sample data that came after the first version. A new database gets it with the rest; one that an older version filled
 * gets it at its next start, made for the moment and from the brokers and users that this database holds. Once only: what
 * a person deletes stays deleted.
 */
export interface LaterPart {
  /** Remembered in the database; never given to another part. */
  name: string
  /** What it writes, parents before children. It is loaded where these, and all that point at them, hold nothing. */
  tables: readonly string[]
  /**
   * Makes the rows. Brokers, users and articles are read from their tables: they may be an older version's, fewer than
   * now, or gone. Regulators and tags likewise.
   */
  load(scene: LaterScene): Promise<void>
}

/** In the order in which they are loaded; a part may read what stands before it. */
export const laterParts: readonly LaterPart[] = [
  { name: 'score history', tables: ['broker_history'], load: loadScoreHistory },
  { name: 'software texts', tables: ['software_texts'], load: loadSoftwareTexts },
  {
    name: 'service providers',
    tables: ['service_providers', 'vps_plans', 'broker_vps', 'provider_brokers'],
    load: loadProviders,
  },
  { name: 'live rooms', tables: ['live_rooms'], load: loadLiveRooms },
  { name: 'house ads', tables: ['ads'], load: loadHouseAds },
]
