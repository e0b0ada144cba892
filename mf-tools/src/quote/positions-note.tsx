import { useLocale, useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { toolsText } from '../strings/keys.ts'
import type { Quote } from './load-quote.ts'

/** Whose open positions these are and of when, and that they are no advice; or that the site has none. */
export function PositionsNote({ items }: { items: readonly Quote[] }) {
  const t = useText()
  const { formatDate } = useLocale()
  const position = items.find(item => item.position !== null)?.position
  if (!position)
    return (
      <Text as="p" size="sm" tone="faint">
        {t(toolsText.noPositions)}
      </Text>
    )
  const { source, at, sample } = position
  return (
    <Text as="p" size="sm" tone="quiet">
      {t(toolsText.positionsOf, { source, time: formatDate(at, 'dateTime') })}
      {sample && ` ${t(toolsText.inventedPositions)}`}
    </Text>
  )
}
