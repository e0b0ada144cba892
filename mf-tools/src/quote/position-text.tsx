import { useLocale, useText } from 'shared-state/runtime'
import { toolsText } from '../strings/keys.ts'
import type { OpenPosition } from './load-quote.ts'

/** Shares of long and short positions, in words: '62% long, 38% short'. */
export function PositionText({ position }: { position: OpenPosition | null }) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (position === null) return t(toolsText.positionUnknown)
  const share = (percent: number) => formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 })
  return t(toolsText.longAndShort, { long: share(position.longPct), short: share(position.shortPct) })
}
