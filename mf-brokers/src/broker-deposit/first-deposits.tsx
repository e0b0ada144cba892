import { useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Money } from 'ui/money'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { TermHelp } from 'ui/term-help/term-help'
import { Text } from 'ui/text'
import { FigureBars } from '../broker/figure-bars.tsx'
import type { AccountType } from '../broker-account/load-broker-account.ts'
import { brokersText } from '../strings/keys.ts'

/** Each account's minimum deposit and available currencies. */
export function FirstDeposits({ accounts }: { accounts: readonly AccountType[] }) {
  const t = useText()
  const { formatList } = useLocale()
  const currencies = [...new Set(accounts.flatMap(account => account.currencies))]
  return (
    <Panel
      id="deposits"
      title={t(brokersText.depositByAccount)}
      aside={<TermHelp term="minDeposit" label={t(brokersText.firstDeposit)} />}
      footer={t(brokersText.depositUnknown)}
    >
      {accounts.length === 0 && (
        <EmptyState title={t(brokersText.noAccounts)}>{t(brokersText.noAccountsWhy)}</EmptyState>
      )}
      {accounts.length > 0 && (
        <Stack>
          <FigureBars
            items={accounts.map(({ name, minDeposit }) => ({
              key: name,
              label: name,
              value: minDeposit.amount,
              figure: <Money {...minDeposit} />,
            }))}
          />
          {currencies.length > 0 && (
            <Text as="p" size="sm">
              {t(brokersText.accountsIn, { currencies: formatList(currencies) })}
            </Text>
          )}
        </Stack>
      )}
    </Panel>
  )
}
