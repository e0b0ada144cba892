import type { VpsPlan } from 'calls/entities/vps-plan'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { Money } from 'ui/money'
import type { TableColumn } from 'ui/table'
import { providerPath } from '../addresses.ts'
import { CountryName } from '../broker-parts/country-name.tsx'
import { brokersText } from '../strings/keys.ts'

/** The columns of a table of VPS plans. */
export function usePlanColumns(): TableColumn<VpsPlan>[] {
  const t = useText()
  const { formatNumber } = useLocale()
  return [
    { key: 'provider', label: t(brokersText.provider), title: true, cell: plan => <ProviderLink plan={plan} /> },
    {
      key: 'country',
      label: t(brokersText.standsIn),
      cell: ({ twoCharCode, countryName }) => <CountryName code={twoCharCode} name={countryName} />,
    },
    { key: 'cpu', label: t(brokersText.cpu), align: 'end', cell: ({ cpu }) => t(brokersText.cores, { count: cpu }) },
    {
      key: 'ram',
      label: t(brokersText.memory),
      align: 'end',
      cell: ({ ramGb }) => t(brokersText.gigabytes, { size: formatNumber(ramGb) }),
    },
    {
      key: 'disk',
      label: t(brokersText.disk),
      align: 'end',
      cell: ({ diskGb }) => t(brokersText.gigabytes, { size: formatNumber(diskGb) }),
    },
    {
      key: 'latency',
      label: t(brokersText.latency),
      align: 'end',
      cell: ({ latencyMs }) =>
        t(brokersText.milliseconds, {
          time: formatNumber(latencyMs, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
        }),
    },
    {
      key: 'price',
      label: t(brokersText.perMonth),
      align: 'end',
      cell: ({ price }) => (
        <b>
          <Money {...price} />
        </b>
      ),
    },
  ]
}

function ProviderLink({ plan: { provider, providerSlug, providerCode } }: { plan: VpsPlan }) {
  return <SiteLink to={providerPath({ slug: providerSlug, code: providerCode })}>{provider}</SiteLink>
}
