import { declareCall } from 'shared-state/api/declare-call'
import { array, int, maxLength, minLength, nullable, object, oneOf, strictObject, string } from 'shared-state/schema'
import { aboutBrokers } from './about.ts'
import { broker } from './entities/broker.ts'
import { code } from './entities/fields.ts'

/** What the comparison's verdict speaks of. */
export const compareTopics = ['licences', 'costs', 'users'] as const

/**
 * Two to four different brokers side by side, in the order requested. `values` are formatted for the caller's language,
 * null where unknown. `best` are the indexes of the best values, several if they tie; empty where all are equal, where better is a
 * matter of taste, or where the best value belongs to a broker that may not lead (calls/src/findings). `bestName` says what makes them
 * the best, e.g. lowest. The first row, `findings`, is what speaks against each broker. Row `home` says which brokers are licensed in the
 * country of the caller's language; it is left out if none is. `leaders` are the brokers that lead in a topic among those that may lead;
 * `users` needs ten reviews of each of them.
 */
export const compareIndexinit = declareCall({
  name: 'compare.indexinit',
  path: 'compare/index/init-v1',
  section: 'Brokers',
  scope: 'public',
  method: 'POST',
  repeat: 'reads',
  input: strictObject({ codes: array(code).check(minLength(2), maxLength(4)) }),
  output: object({
    items: array(broker),
    rows: array(
      object({
        key: string(),
        name: string(),
        values: array(nullable(string())),
        best: array(int()),
        bestName: nullable(string()),
      }),
    ),
    leaders: array(object({ code: string(), topics: array(oneOf(compareTopics)) })),
  }),
  about: aboutBrokers,
})
