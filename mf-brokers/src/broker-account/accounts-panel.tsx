import { useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Money } from 'ui/money'
import { Panel } from 'ui/panel'
import { Table, type TableColumn } from 'ui/table'
import { TermHelp } from 'ui/term-help/term-help'
import { Leverage } from '../broker/leverage.tsx'
import { brokersText } from '../strings/keys.ts'
import type { AccountType } from './load-broker-account.ts'

/** A broker's account types, side by side. */
export function AccountsPanel({ accounts, name }: { accounts: readonly AccountType[]; name: string }) {
  const t = useText()
  if (accounts.length === 0) {
    return (
      <Panel id="accounts" title={t(brokersText.accountTypes)}>
        <EmptyState title={t(brokersText.noAccounts)}>{t(brokersText.noAccountsWhy)}</EmptyState>
      </Panel>
    )
  }
  const columns: TableColumn<AccountType>[] = [
    { key: 'name', label: t(brokersText.account), title: true, cell: account => <b>{account.name}</b> },
    {
      key: 'deposit',
      label: t(brokersText.firstDeposit),
      help: <TermHelp term="minDeposit" label={t(brokersText.firstDeposit)} />,
      align: 'end',
      cell: ({ minDeposit }) => <Money {...minDeposit} />,
    },
    {
      key: 'spread',
      label: t(brokersText.spread),
      help: <TermHelp term="spread" label={t(brokersText.spread)} />,
      align: 'end',
      cell: ({ spreadFrom }) => t(brokersText.pips, { count: spreadFrom }),
    },
    {
      key: 'commission',
      label: t(brokersText.commission),
      help: <TermHelp term="commission" label={t(brokersText.commission)} />,
      align: 'end',
      cell: ({ commission }) => (commission.amount === 0 ? t(brokersText.noCommission) : <Money {...commission} />),
    },
    {
      key: 'leverage',
      label: t(brokersText.topLeverage),
      help: <TermHelp term="leverage" label={t(brokersText.topLeverage)} />,
      align: 'end',
      cell: ({ maxLeverage }) => <Leverage value={maxLeverage} />,
    },
    {
      key: 'currencies',
      label: t(brokersText.accountCurrencies),
      help: <TermHelp term="accountCurrency" label={t(brokersText.accountCurrencies)} />,
      cell: ({ currencies }) => currencies.join(', '),
    },
    {
      key: 'robots',
      label: t(brokersText.robots),
      cell: ({ ea }) => t(ea ? brokersText.allowed : brokersText.notAllowed),
    },
  ]
  return (
    <Panel id="accounts" title={t(brokersText.accountTypes)} flush footer={t(brokersText.accountsNote)}>
      <Table
        caption={t(brokersText.accountTypesOf, { name })}
        columns={columns}
        rows={accounts}
        keyOf={account => account.name}
      />
    </Panel>
  )
}
