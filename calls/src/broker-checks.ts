import { declareCall } from 'shared-state/api/declare-call'
import { array, nullable, number, object, oneOf, optional, strictObject, string } from 'shared-state/schema'
import { aboutBroker } from './about.ts'
import { brokerListEntry, grade } from './entities/broker-list-entry.ts'
import { riskLevel } from './entities/broker.ts'
import { code, day, instant, text, whole } from './entities/fields.ts'
import { licence } from './entities/licence.ts'
import { itemsOf } from './entities/page.ts'

const section = 'Brokers'
const aBroker = strictObject({ traderCode: code })

/** Only the score; version 2 of the call has its breakdown. */
export const dealerSkyeyescore = declareCall({
  name: 'dealer.skyeyescore',
  path: 'dealer/skyeye/score-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: object({ score: nullable(number()), grade: nullable(grade), stars: nullable(number()), scoredAt: instant }),
})

/**
 * This site's findings for or against a broker, most serious first. Each has its source and the date it refers to; none is an act
 * of an authority (decisions 8).
 */
export const dealerSkyeyeriskreport = declareCall({
  name: 'dealer.skyeyeriskreport',
  path: 'dealer/skyeye/riskreport-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: aBroker,
  output: object({
    riskLevel,
    items: array(
      object({ level: oneOf(['danger', 'warn', 'info']), title: string(), text: string(), source: string(), at: day }),
    ),
    madeAt: instant,
  }),
  about: aboutBroker,
})

/** Licences with this number. Only letters and digits are compared: `ab-12 3` finds AB123. At most 50. */
export const lcsCheck = declareCall({
  name: 'lcs.check',
  section: 'Invoke',
  scope: 'public',
  method: 'GET',
  input: strictObject({ licenceNo: text(2, 40), regulatorId: optional(whole(1, 32_767)) }),
  output: itemsOf(object({ licence, broker: brokerListEntry })),
})
