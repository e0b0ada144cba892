import { ArrowDownToLine } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { toolsText } from '../strings/keys.ts'
import type { Position } from './describe-position.ts'
import { useFigures } from './use-figures.ts'

/** Says that lots are rounded down, and what to do if that leaves none. */
export function RoundingNote({ position }: { position: Position }) {
  const { belowMinimum, isRounded, exactLots, lots, lotStep, stopPips, pipValuePerLot, account } = position
  const t = useText()
  const { number, money, lots: lotsText, exactLots: exactText } = useFigures()
  const words = { exact: exactText(exactLots, lotStep), step: number(lotStep), lots: lotsText(lots, lotStep) }
  if (belowMinimum) {
    const least = money(lotStep * stopPips * pipValuePerLot, account)
    return (
      <Note tone="warn" title={t(toolsText.belowMinimum)}>
        {t(toolsText.belowMinimumWhy, { ...words, least })}
      </Note>
    )
  }
  if (!isRounded)
    return (
      <Note icon={ArrowDownToLine} title={t(toolsText.notRounded)}>
        {t(toolsText.notRoundedWhy, words)}
      </Note>
    )
  return (
    <Note icon={ArrowDownToLine} title={t(toolsText.roundedDown)}>
      {t(toolsText.roundedDownWhy, words)}
    </Note>
  )
}
