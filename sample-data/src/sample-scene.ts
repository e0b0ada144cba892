import type { Queries } from 'database/db'
import type { Regulator } from './regulators.ts'
import type { SampleClock } from './sample-clock.ts'
import type { BrokerSketch } from './sketch-brokers.ts'
import type { UserSketch } from './sketch-users.ts'

/** What all loaders draw on: who there is, when it is now, and where the rows go. */
export interface SampleScene {
  queries: Queries
  clock: SampleClock
  regulators: Regulator[]
  brokers: BrokerSketch[]
  users: UserSketch[]
}

/** What loaders draw on that may find an older version's brokers and users: these they read from the database. */
export type LaterScene = Pick<SampleScene, 'queries' | 'clock'>

/** Told how far a loader is, 0 to 1. */
export type OnPart = (part: number) => void
