import type { Broker } from 'calls/entities/broker'
import type { Licence } from 'calls/entities/licence'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { DescriptionList } from 'ui/description-list'
import { Panel } from 'ui/panel'
import { TermHelp } from 'ui/term-help/term-help'
import { Text } from 'ui/text'
import { TierPips } from 'ui/tier-pips'
import { regulatorPath } from '../addresses.ts'
import { CountryName } from '../broker-parts/country-name.tsx'
import { LicenceTag, RegisterLink, tierOf } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'

/** One licence in full, with a link to the register for checking it. */
export function LicencePanel({
  id,
  licence,
  broker,
}: {
  /** For links to the licences. */
  id?: string | undefined
  licence: Licence
  broker: Pick<Broker, 'findings'>
}) {
  const t = useText()
  const {
    abbreviation,
    regulatorName,
    regulatorCode,
    regulatorSlug,
    twoCharCode,
    licenceNo,
    typeName,
    entityName,
    tier,
  } = licence
  const { effectiveAt, expiresAt, registerHost, verifiedAt } = licence
  const facts = [
    {
      label: t(brokersText.regulator),
      value: (
        <SiteLink to={regulatorPath({ slug: regulatorSlug, code: regulatorCode })}>
          <CountryName code={twoCharCode} name={regulatorName} />
        </SiteLink>
      ),
    },
    {
      label: t(brokersText.tier),
      help: <TermHelp term="tier" label={t(brokersText.tier)} />,
      value: (
        <>
          <TierPips tier={tierOf(tier)} />{' '}
          <span aria-hidden="true">
            <Text size="sm" tone="quiet">
              {tier}
            </Text>
          </span>
        </>
      ),
    },
    { label: t(brokersText.licence), value: <Text as="code">{licenceNo}</Text> },
    { label: t(brokersText.licenceKind), value: typeName },
    { label: t(brokersText.licenceHolder), value: entityName },
    { label: t(brokersText.since), value: effectiveAt ? <DateText iso={effectiveAt} /> : t(brokersText.notKnown) },
    { label: t(brokersText.until), value: expiresAt ? <DateText iso={expiresAt} /> : t(brokersText.noEnd) },
    { label: t(brokersText.register), value: <RegisterLink host={registerHost} /> },
    {
      label: t(brokersText.checkedOn),
      value: verifiedAt ? <DateText iso={verifiedAt} /> : t(brokersText.sampleNotChecked),
    },
  ]
  return (
    <Panel id={id} title={`${abbreviation} ${licenceNo}`} aside={<LicenceTag licence={licence} broker={broker} />}>
      <DescriptionList facts={facts} />
    </Panel>
  )
}
