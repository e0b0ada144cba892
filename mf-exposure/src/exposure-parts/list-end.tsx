import { MOST_COUNTED } from 'calls/exposure'
import { useLocale, useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { exposureText } from '../strings/keys.ts'

/** On the last page of a list that goes no further. */
export function ListEnd() {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <Text as="p" size="sm" tone="quiet">
      {t(exposureText.listEnds, { number: formatNumber(MOST_COUNTED) })}
    </Text>
  )
}
