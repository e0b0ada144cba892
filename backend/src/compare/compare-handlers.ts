import { compareIndexinit } from 'calls/compare'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { readBrokers } from '../brokers/broker-detail.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { compareLeaders } from './compare-leaders.ts'
import { compareRows } from './compare-rows.ts'
import { readSides } from './sides.ts'

export function compareHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  return [
    handle(compareIndexinit, async ({ codes }, { caller: { lang } }) => {
      if (new Set(codes).size < codes.length) {
        throw new Refusal(errorCodes.wrongForm, {
          errors: [{ field: 'codes', message: fieldMessage('chosenTwice', lang) }],
        })
      }
      const items = await readBrokers(db, reference, codes, lang)
      const sides = await readSides(db, items)
      return { items, rows: compareRows(sides, lang), leaders: compareLeaders(sides, lang) }
    }),
  ]
}
