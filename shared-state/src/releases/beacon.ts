import { declareCall } from '../api/declare-call.ts'
import {
  array,
  gte,
  int,
  lte,
  maxLength,
  minLength,
  number,
  object,
  oneOf,
  optional,
  strictObject,
  string,
} from '../schema.ts'
import { beaconPath, beaconTokenPath } from './beacon-paths.ts'

/** The length is the first check: what is longer gets no further. */
const text = (min: number, max: number) => string().check(maxLength(max, { abort: true }), minLength(min))
const release = strictObject({ area: text(1, 40), version: text(1, 80) })

/**
 * What a page's messages are signed with: a token for the releases it is made of, `area@version`, and for the network that asks.
 * Good for so many seconds. A page that is kept in a cache carries none.
 */
export const releasesBeacontoken = declareCall({
  name: 'releases.beacontoken',
  path: beaconTokenPath,
  section: 'Releases',
  scope: 'public',
  method: 'GET',
  input: strictObject({ releases: array(text(3, 121)).check(minLength(1), maxLength(40)) }),
  output: object({ token: string(), seconds: int() }),
})

/**
 * How a page performs in a browser, for the guard and ops: the releases it is made of, and what failed or was measured since the last
 * message. Says nothing of the visitor. `view`: first message of a page. Vitals in ms, `cls` a score. Counts nothing without a
 * token of releases.beacontoken; the answer is the same.
 */
export const releasesBeacon = declareCall({
  name: 'releases.beacon',
  path: beaconPath,
  section: 'Releases',
  scope: 'public',
  method: 'POST',
  okStatus: 202,
  input: strictObject({
    token: optional(text(1, 8_000)),
    releases: array(release).check(minLength(1), maxLength(40)),
    view: optional(oneOf(['first'])),
    failures: optional(
      array(
        strictObject({ area: text(1, 40), kind: oneOf(['browser_error', 'chunk_error']), message: text(0, 300) }),
      ).check(maxLength(20)),
    ),
    vitals: optional(
      strictObject({
        lcp: optional(number().check(gte(0), lte(600_000))),
        inp: optional(number().check(gte(0), lte(600_000))),
        cls: optional(number().check(gte(0), lte(1_000))),
      }),
    ),
  }),
  output: object({}),
})
