import type { Queries } from '../db/db.ts'
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

/** Told how far a loader is, 0 to 1. */
export type OnPart = (part: number) => void
