import { useHref, useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { SearchField } from 'ui/search-field'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import { FoundFirms } from './found-firms.tsx'
import { FoundLicences } from './found-licences.tsx'
import { licenceField, mostTyped, type Fault, type LicenceCheckData } from './load-licence-check.ts'

const faultWords: Record<Fault, number> = { short: brokersText.licenceTooShort, long: brokersText.licenceTooLong }

/** A form that looks up a licence number or the name of a firm in our records, with and without JavaScript, and its result. */
export function LicenceCheck({ check, action }: { check: LicenceCheckData; action: string }) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const { asked, fault } = check
  return (
    <>
      <Panel title={t(brokersText.licenceCheck)}>
        <Stack gap="s">
          <Text as="p" size="sm" tone="quiet">
            {t(brokersText.licenceCheckHow)}
          </Text>
          <SearchField
            key={asked}
            label={t(brokersText.licenceOrFirm)}
            placeholder={t(brokersText.numberOrName)}
            action={href(action)}
            name={licenceField}
            defaultValue={asked}
            maxLength={mostTyped}
            button={t(brokersText.check)}
            error={fault ? t(faultWords[fault], { most: formatNumber(mostTyped) }) : undefined}
          />
        </Stack>
      </Panel>
      {asked !== '' && fault === null && <Result check={check} />}
    </>
  )
}

function Result({ check: { asked, found } }: { check: LicenceCheckData }) {
  const t = useText()
  if (!found) return <FailedPart title={brokersText.licenceCheck} />
  if (found.licences.length > 0) return <FoundLicences asked={asked} licences={found.licences} />
  if (found.firms.length > 0) return <FoundFirms asked={asked} firms={found.firms} near={found.near} />
  return (
    <Panel>
      <EmptyState level={2} title={t(brokersText.licenceNotFound, { asked })}>
        {t(brokersText.licenceNotFoundWhy)}
      </EmptyState>
    </Panel>
  )
}
