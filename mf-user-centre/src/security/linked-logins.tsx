import { observer } from 'mobx-react-lite'
import { usercenterOpenidstart } from 'calls/third-party'
import { SiteLink, useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DateText } from 'ui/date-text'
import { Note } from 'ui/note'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { ListRow } from '../account/list-row.tsx'
import { useOwnData } from '../account/own-page.ts'
import { securityText } from '../strings/keys.ts'
import type { loadSecurity } from './load-security.ts'
import { UnlinkForm } from './unlink-form.tsx'

type Linked = Awaited<ReturnType<typeof loadSecurity>>['linked'][number]

/** External accounts for logging in: linked ones, and ones that can be linked. Nothing if this site has no such login. */
export const LinkedLogins = observer(function LinkedLogins() {
  const t = useText()
  const { user } = useStore().session
  const mayChange = user?.hasPassword === true
  // A new password needs a code, which is sent to one of the two.
  const hasContact = Boolean(user?.email ?? user?.phone)
  const { linked, linkable, unlinking } = useOwnData<typeof loadSecurity>()
  if (linked.length + linkable.length === 0) return null
  return (
    <Panel title={t(securityText.linked)} footer={t(securityText.linkedNote)} flush>
      <PanelRows>
        {linked.map(login => (
          <LinkedRow key={login.provider} login={login} open={unlinking === login.provider} mayChange={mayChange} />
        ))}
        {linkable.map(one => (
          <LinkableRow key={one.provider} {...one} mayChange={mayChange} />
        ))}
        {!mayChange && (
          <li>
            <Note tone="info">
              {t(hasContact ? securityText.linkNeedsPassword : securityText.linkNeedsContact)}{' '}
              {hasContact ? (
                <SiteLink to="/forgot.html">{t(securityText.setPassword)}</SiteLink>
              ) : (
                <SiteLink to="/user/setting.html">{t(securityText.addContact)}</SiteLink>
              )}
            </Note>
          </li>
        )}
      </PanelRows>
    </Panel>
  )
})

function LinkedRow({
  login: { provider, name, boundAt, onlyWay },
  open,
  mayChange,
}: {
  login: Linked
  open: boolean
  mayChange: boolean
}) {
  const t = useText()
  if (open && mayChange && !onlyWay)
    return (
      <li>
        <UnlinkForm provider={provider} name={name} />
      </li>
    )
  const action = mayChange && !onlyWay && (
    <Button variant="secondary" small to={`?unlink=${provider}#unlink`} preventScrollReset>
      {t(securityText.unlink)}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  )
  return (
    <ListRow action={action}>
      <Text as="div" weight="medium">
        <bdi>{name}</bdi>
      </Text>
      <Text as="div" size="sm" tone="quiet">
        {onlyWay ? (
          t(securityText.onlyWayIn)
        ) : (
          <>
            {t(securityText.linkedSince)} <DateText iso={boundAt} />
          </>
        )}
      </Text>
    </ListRow>
  )
}

/** A plain link: the backend redirects to the provider, which returns here. */
function LinkableRow({ provider, name, mayChange }: { provider: string; name: string; mayChange: boolean }) {
  const t = useText()
  const href = useHref()
  const start = new URLSearchParams({
    provider,
    link: 'true',
    returnPath: `${href('/user/security.html')}?third=linked`,
  })
  const action = mayChange && (
    <Button variant="secondary" small to={`${usercenterOpenidstart.path}?${start}`} reloadDocument>
      {t(securityText.link)}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  )
  return (
    <ListRow action={action}>
      <Text as="div" weight="medium">
        <bdi>{name}</bdi>
      </Text>
      <Text as="div" size="sm" tone="quiet">
        {t(securityText.notLinked)}
      </Text>
    </ListRow>
  )
}
