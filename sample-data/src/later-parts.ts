import { loadGlossary } from './load-glossary.ts'
import { loadHouseAds } from './load-house-ads.ts'
import { loadListings } from './load-listings.ts'
import { loadLiveRooms } from './load-live-rooms.ts'
import { loadProviders } from './load-providers.ts'
import { loadRateHistory } from './load-rate-history.ts'
import { loadScoreHistory } from './load-score-history.ts'
import { loadSoftwareTexts } from './load-software-texts.ts'
import { loadSurveys } from './load-surveys.ts'
import { loadSwiftCodes } from './load-swift-codes.ts'
import type { LaterScene } from './sample-scene.ts'

/**
 * Sample data added after the first version. A new database gets it with the rest; one filled by an older version gets it at its
 * next start, generated for the moment of the original fill and from the brokers and users in this database. Only once: data that a
 * person deletes stays deleted.
 */
export interface LaterPart {
  /** Recorded in the database; never reused for another part. */
  name: string
  /** The tables it fills, parents before children. It is loaded only if these, and all that refer to them, are empty. */
  tables: readonly string[]
  /**
   * Generates the rows. Brokers, users and articles are read from their tables: they may be an older version's, fewer than now, or deleted.
   * Likewise regulators and tags.
   */
  load(scene: LaterScene): Promise<void>
}

/** In load order; a part may read the ones before it. */
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
  { name: 'rate history', tables: ['reference_rate_days'], load: loadRateHistory },
  { name: 'glossary', tables: ['glossary_terms'], load: loadGlossary },
  { name: 'SWIFT codes', tables: ['swift_codes'], load: loadSwiftCodes },
  { name: 'surveys', tables: ['surveys'], load: loadSurveys },
  { name: 'market', tables: ['listings', 'listing_applause', 'listing_contacts'], load: loadListings },
]
