import type { Broker } from 'calls/entities/broker'
import { useLocale, useText } from 'shared-state/runtime'
import { DescriptionList, type Fact } from 'ui/description-list'
import { Panel } from 'ui/panel'
import { TermHelp } from 'ui/term-help/term-help'
import { Leverage } from '../broker/leverage.tsx'
import type { AccountType } from '../broker-account/load-broker-account.ts'
import { brokersText } from '../strings/keys.ts'

interface TradingTermsProps {
  broker: Pick<Broker, 'spreadFrom' | 'maxLeverage' | 'platforms' | 'tags'>
  accounts: readonly AccountType[]
}

/** The terms in figures; unknown values are stated as unknown. */
export function TradingTerms({ broker: { spreadFrom, maxLeverage, platforms, tags }, accounts }: TradingTermsProps) {
  const t = useText()
  const { formatMoney } = useLocale()
  const unknown = t(brokersText.notKnown)
  const commissions = new Set(
    accounts.map(({ commission }) => (commission.amount === 0 ? t(brokersText.noCommission) : formatMoney(commission))),
  )
  const robots = accounts.filter(({ ea }) => ea).length
  const facts: (Fact | false)[] = [
    {
      label: t(brokersText.spread),
      help: <TermHelp term="spread" label={t(brokersText.spread)} />,
      value: spreadFrom === null ? unknown : t(brokersText.pips, { count: spreadFrom }),
    },
    {
      label: t(brokersText.commission),
      help: <TermHelp term="commission" label={t(brokersText.commission)} />,
      value: commissions.size === 0 ? unknown : [...commissions].join(', '),
    },
    {
      label: t(brokersText.topLeverage),
      help: <TermHelp term="leverage" label={t(brokersText.topLeverage)} />,
      value: maxLeverage === null ? unknown : <Leverage value={maxLeverage} />,
    },
    { label: t(brokersText.platforms), value: platforms.length === 0 ? unknown : platforms.join(', ') },
    {
      label: t(brokersText.robotAccounts),
      help: <TermHelp term="ea" label={t(brokersText.robotAccounts)} />,
      value: accounts.length === 0 ? unknown : t(brokersText.ofMost, { count: robots, most: accounts.length }),
    },
    tags.length > 0 && { label: t(brokersText.features), value: tags.join(', ') },
  ]
  return (
    <Panel id="terms" title={t(brokersText.tradingTerms)} footer={t(brokersText.tradeUnknown)}>
      <DescriptionList facts={facts.filter(fact => fact !== false)} />
    </Panel>
  )
}
