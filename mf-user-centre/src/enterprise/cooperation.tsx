import { useLocation } from 'react-router-dom'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { ecowebList } from 'calls/cooperation'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Grid } from 'ui/grid'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { TextareaField } from 'ui/textarea-field'
import { TextField } from 'ui/text-field'
import { VisuallyHidden } from 'ui/visually-hidden'
import { AccountForm } from '../account/account-form.tsx'
import { FormResult } from '../account/form-result.tsx'
import { ListRow } from '../account/list-row.tsx'
import { useFormState } from '../account/use-form-state.ts'
import { searchWith } from '../list/list-query.ts'
import { enterpriseText, settingText } from '../strings/keys.ts'

type Service = CallOutput<typeof ecowebList>['items'][number]

interface CooperationProps {
  services: readonly Service[]
  /** The service whose form is open. */
  asking: string
  company: string
  email: string
}

/** Services that the site offers to firms; none of them changes a score. */
export function Cooperation({ services, asking, company, email }: CooperationProps) {
  const t = useText()
  const { search } = useLocation()
  const { answer } = useFormState('cooperate')
  return (
    <>
      {answer?.done && <FormResult said={{ cooperate: enterpriseText.asked }} />}
      <Panel title={t(enterpriseText.cooperation)} footer={t(enterpriseText.cooperationNote)} flush>
        <PanelRows>
          {services.map(({ code, name, text, forWhom }) =>
            code === asking && !answer?.done ? (
              <li key={code}>
                <AskForm service={{ code, name, text, forWhom }} company={company} email={email} />
              </li>
            ) : (
              <ListRow
                key={code}
                action={
                  <Button
                    variant="secondary"
                    small
                    to={`${searchWith(search, { ask: code })}#cooperate`}
                    preventScrollReset
                  >
                    {t(enterpriseText.ask)}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                }
              >
                <Text as="div" weight="medium">
                  {name}
                </Text>
                <Text as="p" size="sm">
                  {text}
                </Text>
                <Text as="div" size="sm" tone="faint">
                  {forWhom}
                </Text>
              </ListRow>
            ),
          )}
        </PanelRows>
      </Panel>
    </>
  )
}

function AskForm({ service: { code, name }, company, email }: { service: Service; company: string; email: string }) {
  const t = useText()
  const href = useHref()
  const cancel = (
    <Button variant="ghost" to={href('/user/enterprise.html')} preventScrollReset>
      {t(settingText.cancel)}
    </Button>
  )
  return (
    <AccountForm intent="cooperate" variant="primary" submitText={t(enterpriseText.askFor)} actions={cancel}>
      {answer => {
        const field = (of: string, kept = '') => ({
          name: of,
          error: answer?.errors[of],
          defaultValue: answer?.values[of] ?? kept,
          required: true,
        })
        return (
          <>
            <Text as="div" weight="medium">
              {name}
            </Text>
            <input type="hidden" name="code" value={code} />
            <Grid columns={2}>
              <TextField label={t(enterpriseText.name)} autoComplete="organization" {...field('company', company)} />
              <TextField
                label={t(enterpriseText.contactEmail)}
                type="email"
                autoComplete="email"
                {...field('email', email)}
              />
            </Grid>
            <TextareaField label={t(enterpriseText.whatFor)} maxLength={2000} {...field('content')} />
          </>
        )
      }}
    </AccountForm>
  )
}
