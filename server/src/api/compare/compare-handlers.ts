import { compareIndexinit } from 'shared-state/calls/compare'
import { errorCodes } from 'shared-state/calls/error-codes'
import { readBrokers } from '../brokers/broker-detail.ts'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import { fieldMessage } from '../messages.ts'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { compareRows } from './compare-rows.ts'
import { readSides } from './sides.ts'

export function compareHandlers({ db, reference }: Parts): CallHandler[] {
  return [
    handle(compareIndexinit, async ({ codes }, { caller: { lang } }) => {
      if (new Set(codes).size < codes.length) {
        throw new Refusal(errorCodes.wrongForm, {
          errors: [{ field: 'codes', message: fieldMessage('chosenTwice', lang) }],
        })
      }
      const items = await readBrokers(db, reference, codes, lang)
      return { items, rows: compareRows(await readSides(db, items), lang) }
    }),
  ]
}
