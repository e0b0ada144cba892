import { Download } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { SiteLink, useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Grid } from 'ui/grid'
import { Note } from 'ui/note'
import { Panel, PanelRows } from 'ui/panel'
import { PasswordField } from 'ui/password-field'
import { Text } from 'ui/text'
import { TextField } from 'ui/text-field'
import { AccountForm } from '../account/account-form.tsx'
import { ListRow } from '../account/list-row.tsx'
import { useOwnData } from '../account/own-page.ts'
import { RowAction } from '../account/row-action.tsx'
import { useFormState } from '../account/use-form-state.ts'
import { securityText, settingText } from '../strings/keys.ts'
import type { loadSecurity } from './load-security.ts'

/** Export of all data stored about the visitor, and deletion of the account. */
export function YourData() {
  const t = useText()
  const { deleting } = useOwnData<typeof loadSecurity>()
  return (
    <Panel title={t(securityText.yourData)} flush>
      <PanelRows>
        <ExportRow />
        {deleting ? (
          <li>
            <DeleteForm />
          </li>
        ) : (
          <DeleteRow />
        )}
      </PanelRows>
    </Panel>
  )
}

/** The export is prepared first and then downloaded, so it needs no JavaScript. */
function ExportRow() {
  const t = useText()
  const { answer } = useFormState('export')
  const json = answer?.values.json
  const action =
    json === undefined ? (
      <RowAction intent="export" fields={{}} label={t(securityText.prepare)} of={t(securityText.export)} />
    ) : (
      <Button
        variant="secondary"
        small
        icon={Download}
        to={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}
        download="my-data.json"
        reloadDocument
      >
        {t(securityText.download)}
      </Button>
    )
  return (
    <ListRow action={action}>
      <Text as="div" size="sm" tone="quiet">
        {t(securityText.export)}
      </Text>
      <Text as="div" weight="medium">
        {t(securityText.exportWhat)}
      </Text>
      {answer && (
        <div role="status">
          <Text size="sm">{answer.done ? t(securityText.exportReady) : answer.message}</Text>
        </div>
      )}
    </ListRow>
  )
}

function DeleteRow() {
  const t = useText()
  const open = (
    <Button variant="secondary" small to="?delete=1#delete" preventScrollReset>
      {t(securityText.deleteAccount)}
    </Button>
  )
  return (
    <ListRow action={open}>
      <Text as="div" size="sm" tone="quiet">
        {t(securityText.deleteAccount)}
      </Text>
      <Text as="div" weight="medium">
        {t(securityText.deleteWhat)}
      </Text>
    </ListRow>
  )
}

const DeleteForm = observer(function DeleteForm() {
  const t = useText()
  const href = useHref()
  const { user } = useStore().session
  const cancel = (
    <Button variant="ghost" to={href('/user/security.html')} preventScrollReset>
      {t(settingText.cancel)}
    </Button>
  )
  if (!user?.hasPassword)
    return (
      <Note tone="warn">
        {t(securityText.deleteNeedsPassword)} <SiteLink to="/forgot.html">{t(securityText.setPassword)}</SiteLink>
      </Note>
    )
  return (
    <AccountForm intent="delete" variant="danger" submitText={t(securityText.deleteForGood)} actions={cancel}>
      {answer => (
        <>
          <Text as="div" weight="medium">
            {t(securityText.deleteAccount)}
          </Text>
          <Note tone="warn">{t(securityText.deleteMeans)}</Note>
          <Grid columns={2}>
            <PasswordField
              label={t(settingText.oldPassword)}
              name="password"
              autoComplete="current-password"
              error={answer?.errors.password}
              required
            />
            <TextField
              label={t(securityText.typeWord, { word: t(securityText.deleteWord) })}
              name="word"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={answer?.values.word}
              error={answer?.errors.word}
              required
            />
          </Grid>
        </>
      )}
    </AccountForm>
  )
})
