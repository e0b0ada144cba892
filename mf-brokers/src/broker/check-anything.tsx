import { useHref, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { SearchField } from 'ui/search-field'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { brokersText } from '../strings/keys.ts'

/** Looks up a name or a web address in the site's own search, with and without JavaScript. */
export function CheckAnything() {
  const t = useText()
  const href = useHref()
  return (
    <Panel title={t(brokersText.checkAny)}>
      <Stack gap="s">
        <Text as="p" size="sm" tone="quiet">
          {t(brokersText.checkAnyHow)}
        </Text>
        <SearchField
          label={t(brokersText.checkAny)}
          placeholder={t(brokersText.nameOrSite)}
          action={href('/search.html')}
          button={t(brokersText.check)}
          maxLength={64}
        />
      </Stack>
    </Panel>
  )
}
