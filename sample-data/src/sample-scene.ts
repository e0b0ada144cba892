import type { Queries } from 'database/db'
import type { Regulator } from './regulators.ts'
import type { SampleClock } from './sample-clock.ts'
import type { BrokerSketch } from './sketch-brokers.ts'
import type { UserSketch } from './sketch-users.ts'

/** Input of all loaders: the people and firms, the clock, and the database connection. */
export interface SampleScene {
  queries: Queries
  clock: SampleClock
  regulators: Regulator[]
  brokers: BrokerSketch[]
  users: UserSketch[]
}

/** Input of loaders that may run on an older version's brokers and users, which they read from the database. */
export type LaterScene = Pick<SampleScene, 'queries' | 'clock'>

/** Called with a loader's progress, 0 to 1. */
export type OnPart = (part: number) => void
