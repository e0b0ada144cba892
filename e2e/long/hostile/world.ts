import type { KnownValues } from 'backend/hostile/valid-values'
import type { ReleaseName } from 'platform/host/releases/release-name'
import type { Random } from 'sample-data/random'
import type { BeaconToken } from './beacon-tokens.ts'
import type { Session } from './sessions.ts'
import type { SurveyedForm } from './survey.ts'

/** The inputs of a request: the portal's data, the signed-in users, and the request's own random numbers. */
export interface World {
  random: Random
  host: string
  /** Codes from the portal's data, by the names of the fields that hold them. */
  known: KnownValues
  /** Page addresses with their language. */
  pages: readonly string[]
  forms: readonly SurveyedForm[]
  /** The active releases, and all others in the release store. */
  releases: readonly ReleaseName[]
  sessions: readonly Session[]
  /** Valid tokens for beacons. */
  beaconTokens: readonly BeaconToken[]
}

/** One hostile request, ready to be sent. */
export interface HostileRequest {
  /** Kind of address: `call comment.add`, `page /en/brokers`. */
  address: string
  /** The hostile property: `a giant field`. */
  harm: string
  bytes: Buffer
  /** Number of requests in `bytes`. Default: 1. */
  count?: number
  /** The connection is closed after this many bytes, without waiting for a response. */
  breakOffAfter?: number
}

export type MakeRequest = (world: World) => HostileRequest
