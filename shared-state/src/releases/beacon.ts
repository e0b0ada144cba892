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

/** The length is checked first, so that longer text is not examined any further. */
const text = (min: number, max: number) => string().check(maxLength(max, { abort: true }), minLength(min))
const release = strictObject({ area: text(1, 40), version: text(1, 80) })

/**
 * Token that signs a page's beacons, bound to the page's releases (`area@version`) and to the caller's network. Valid for
 * `seconds`. A cached page has none.
 */
export const releasesBeacontoken = declareCall({
  name: 'releases.beacontoken',
  path: beaconTokenPath,
  section: 'Releases',
  scope: 'public',
  perVisitor: true,
  method: 'GET',
  input: strictObject({ releases: array(text(3, 121)).check(minLength(1), maxLength(40)) }),
  output: object({ token: string(), seconds: int() }),
})

/**
 * How a page performs in a browser, for the guard and ops: its releases, and the failures and measurements since the last beacon.
 * Reveals nothing about the visitor. `view`: first beacon of a page. Vitals in ms, `cls` a score. Without a token of
 * releases.beacontoken nothing is counted; the answer is the same.
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
