import { array, gte, lte, maxLength, minLength, number, object, oneOf, optional, strictObject } from 'shared-state/schema'
import { declareCall } from './declare-call.ts'
import { text } from './entities/fields.ts'

const release = strictObject({ area: text(1, 40), version: text(1, 80) })

/**
 * How a page fared in a browser, for the guard: the releases it was made of, and what went wrong or was measured since the last
 * message. Says nothing of the visitor. `view`: first message of a page. Vitals in ms, `cls` a score.
 */
export const releasesBeacon = declareCall({
  name: 'releases.beacon',
  path: '/api/releases/v1/beacon',
  section: 'Releases',
  scope: 'public',
  method: 'POST',
  okStatus: 202,
  input: strictObject({
    releases: array(release).check(minLength(1), maxLength(40)),
    view: optional(oneOf(['first'])),
    failures: optional(array(strictObject({ area: text(1, 40), kind: oneOf(['browser_error', 'chunk_error']), message: text(0, 300) })).check(maxLength(20))),
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
