import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel, PanelRows } from 'ui/panel'
import { AccountFrame } from '../account/account-frame.tsx'
import { FormResult } from '../account/form-result.tsx'
import { useOwnData } from '../account/own-page.ts'
import { RowAction } from '../account/row-action.tsx'
import { ListPager } from '../list/list-pager.tsx'
import { accountText, securityText } from '../strings/keys.ts'
import { Applications } from './applications.tsx'
import { HistoryRow } from './history-row.tsx'
import { LinkNote } from './link-note.tsx'
import { LinkedLogins } from './linked-logins.tsx'
import type { loadSecurity } from './load-security.ts'
import { RefusedSignIns } from './refused-sign-ins.tsx'
import { SessionRow } from './session-row.tsx'
import { YourData } from './your-data.tsx'

/** Sessions shown at first; more are shown on request, so that hundreds of them do not hide the content below. */
const firstSessions = 10

/**
 * The visitor's active sessions, this device first, with buttons to end them; applications with access; external accounts; sign-in history;
 * export of the account's data and deletion of the account.
 */
export function SecurityPage() {
  const t = useText()
  const { sessions, showsAll, history } = useOwnData<typeof loadSecurity>()
  const shown = showsAll ? sessions : sessions.slice(0, firstSessions)
  const others = sessions.filter(session => !session.current).length
  const footer = others > 0 ? t(securityText.sessionsNote) : t(securityText.onlyThisDevice)
  const revokeOthers = others > 1 && (
    <RowAction
      intent="revoke-others"
      fields={{}}
      label={t(securityText.revokeOthers, { count: others })}
      variant="ghost"
    />
  )
  return (
    <AccountFrame title={t(accountText.security)}>
      <LinkNote />
      <FormResult
        said={{
          revoke: securityText.revoked,
          'revoke-others': securityText.othersRevoked,
          logout: securityText.revoked,
          'revoke-application': securityText.accessRevoked,
        }}
      />
      <Panel title={t(securityText.sessions)} aside={revokeOthers} footer={footer} flush>
        <PanelRows>
          {shown.map(session => (
            <SessionRow key={session.sessionId} session={session} />
          ))}
          {shown.length < sessions.length && (
            <li>
              <Button variant="ghost" to="?all=1" preventScrollReset>
                {t(accountText.allSessions, { count: sessions.length })}
              </Button>
            </li>
          )}
        </PanelRows>
      </Panel>
      <Applications />
      <LinkedLogins />
      <Panel title={t(securityText.history)} footer={t(securityText.historyNote)} flush>
        <PanelRows>
          {history.items.map((entry, index) => (
            <HistoryRow key={`${entry.at} ${index}`} entry={entry} />
          ))}
        </PanelRows>
      </Panel>
      <ListPager page={history.pageIndex} pages={history.pages} />
      <RefusedSignIns />
      <YourData />
    </AccountFrame>
  )
}
