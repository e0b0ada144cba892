import { Link2 } from '@lucide/icons'
import type { MouseEvent } from 'react'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { toolsText } from '../strings/keys.ts'
import type { Position } from './describe-position.ts'
import type { PositionData } from './load-position.ts'
import { pairName } from './rate-pair.ts'
import { useFigures } from './use-figures.ts'

interface ResultLinkProps {
  address: string
  position: Position
  data: Pick<PositionData, 'ratesAt' | 'source'>
}

/** The result's own address, copied if the browser permits it, and the rates that it is based on. */
export function ResultLink({ address, position, data }: ResultLinkProps) {
  const t = useText()
  const { toasts } = useStore()
  const copy = (event: MouseEvent<HTMLAnchorElement>) => {
    // Without the clipboard (a page that is not secure) it works as a normal link to the result.
    if (!navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigator.clipboard.writeText(new URL(address, location.href).href).then(
      () => toasts.show(t(toolsText.linkCopied)),
      () => toasts.show(t(toolsText.linkNotCopied)),
    )
  }
  return (
    <Row>
      <Button variant="secondary" icon={Link2} to={address} replace onClick={copy}>
        {t(toolsText.resultLink)}
      </Button>
      <Text size="sm" tone="faint">
        <RateWords position={position} data={data} />
      </Text>
    </Row>
  )
}

function RateWords({ position: { pairs, usesOwnRate }, data: { ratesAt, source } }: Omit<ResultLinkProps, 'address'>) {
  const t = useText()
  const { formatDate } = useLocale()
  const { number } = useFigures()
  const rates = Object.entries(pairs)
    .map(([pair, rate]) => `${pairName(pair)} ${number(rate)}`)
    .join(', ')
  if (!rates) return t(toolsText.noRateNeeded)
  if (usesOwnRate) return t(toolsText.ownRateUsed, { rates })
  const words = { rates, date: ratesAt ? formatDate(ratesAt) : '', source: source ?? '' }
  return t(source === 'sample' ? toolsText.sampleRates : toolsText.referenceRates, words)
}
