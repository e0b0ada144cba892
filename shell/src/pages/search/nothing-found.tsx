import { useHref, useLocale, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { SearchWords } from '../../search/search-words.tsx'
import { shellText } from '../../strings/keys.ts'
import { contactAboutBroker } from '../contact/contact-path.ts'
import type { Found } from './load-search.ts'

/** Shown when nothing was found: what was searched, what that means, similar spellings, and where to ask. */
export function NothingFound({ keyword, found: { meant, hot } }: { keyword: string; found: Found }) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const totals = useStore().frame?.totals
  const searched = totals
    ? t(shellText.searchedThese, { brokers: formatNumber(totals.brokers), regulators: formatNumber(totals.regulators) })
    : t(shellText.searchedAll)
  return (
    <Panel title={t(shellText.nothingFound, { keyword })}>
      <Stack gap="l">
        <Stack gap="s">
          <Text as="p" measure>
            {searched}
          </Text>
          <Text as="p" measure>
            {t(shellText.notInList)}
          </Text>
        </Stack>
        <SearchWords title={t(shellText.didYouMean)} words={meant} />
        <Row>
          <Button to={href(contactAboutBroker(keyword))}>{t(shellText.askUsThis)}</Button>
          <Button variant="secondary" to={href('/regulators.html')}>
            {t(shellText.findRegister)}
          </Button>
        </Row>
        <SearchWords title={t(shellText.oftenLooked)} words={hot} />
      </Stack>
    </Panel>
  )
}
