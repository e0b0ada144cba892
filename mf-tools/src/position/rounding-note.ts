import type { Words } from '../calculator/figures.ts'
import type { Shown } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import type { Position } from './describe-position.ts'
import type { PositionValues } from './position-fields.ts'

/** Says that lots are rounded down, and what to do if that leaves none. */
export function roundingNote(position: Position, values: PositionValues, words: Words): Shown['note'] {
  const { belowMinimum, isRounded, exactLots, lots, pipValuePerLot } = position
  const { lotStep = 1, stopPips = 0, account } = values
  const { t, number, money, lots: lotsText, exactLots: exactText } = words
  const facts = { exact: exactText(exactLots, lotStep), step: number(lotStep), lots: lotsText(lots, lotStep) }
  if (belowMinimum) {
    const least = money(lotStep * stopPips * pipValuePerLot, account)
    return { tone: 'warn', title: t(toolsText.belowMinimum), text: t(toolsText.belowMinimumWhy, { ...facts, least }) }
  }
  if (!isRounded) return { title: t(toolsText.notRounded), text: t(toolsText.notRoundedWhy, facts) }
  return { title: t(toolsText.roundedDown), text: t(toolsText.roundedDownWhy, facts) }
}
