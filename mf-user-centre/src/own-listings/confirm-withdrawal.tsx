import type { OwnListing } from 'calls/entities/market-listing'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { AccountForm } from '../account/account-form.tsx'
import { deskText, ownListingText } from '../strings/keys.ts'
import { ownListingsQuery, type OwnListingsQuery } from './own-listings-query.ts'

interface ConfirmWithdrawalProps {
  listing: OwnListing
  /** The list to which one returns. */
  query: OwnListingsQuery
}

/** Asks before a listing is withdrawn. */
export function ConfirmWithdrawal({ listing: { code, title, lang }, query }: ConfirmWithdrawalProps) {
  const t = useText()
  const href = useHref()
  const cancel = (
    <Button variant="ghost" to={href(ownListingsQuery.addressOf(query))}>
      {t(deskText.cancel)}
    </Button>
  )
  return (
    <Panel title={t(ownListingText.confirmTitle)}>
      <AccountForm intent="withdraw" variant="danger" submitText={t(ownListingText.withdraw)} actions={cancel}>
        {() => (
          <Stack>
            <input type="hidden" name="code" value={code} />
            <Written as="p" lang={lang}>
              {title}
            </Written>
            <Note tone="warn">{t(ownListingText.confirmMeans)}</Note>
          </Stack>
        )}
      </AccountForm>
    </Panel>
  )
}
