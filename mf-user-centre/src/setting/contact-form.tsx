import type { FormAnswer } from 'calls/account-forms/form-answer'
import type { ContactKind } from 'calls/account-forms/setting/change-contact'
import { useHref, useText } from 'shared-state/runtime'
import { BotPictureField } from 'ui/bot-picture-field'
import { Button } from 'ui/button'
import { Grid } from 'ui/grid'
import { Note } from 'ui/note'
import { PasswordField } from 'ui/password-field'
import { TextField } from 'ui/text-field'
import { AccountForm } from '../account/account-form.tsx'
import { useFormState } from '../account/use-form-state.ts'
import { settingText } from '../strings/keys.ts'

interface ContactFormProps {
  kind: ContactKind
  label: string
  /** The account has none yet: nothing is replaced, so no password is required. */
  isNew: boolean
}

/** Two steps in one place: the address to send the code to, then the code. The response with the code's `sendId` tells the step. */
export function ContactForm({ kind, label, isNew }: ContactFormProps) {
  const t = useText()
  const href = useHref()
  const { answer } = useFormState(kind)
  const isSent = Boolean(answer?.values.sendId)
  // Placed after the form's own button: Enter in a field presses the first button.
  const again = isSent && (
    <Button type="submit" name="again" value="1" variant="ghost">
      {t(settingText.sendAgain)}
    </Button>
  )
  const cancel = (
    <Button variant="ghost" to={href('/user/setting.html')} preventScrollReset>
      {t(settingText.cancel)}
    </Button>
  )
  return (
    <AccountForm
      intent={kind}
      variant="primary"
      submitText={t(isSent ? settingText.confirm : settingText.sendCode)}
      actions={
        <>
          {again}
          {cancel}
        </>
      }
    >
      {() =>
        answer && isSent ? (
          <CodeFields answer={answer} isNew={isNew} />
        ) : (
          <AddressFields kind={kind} label={label} answer={answer} />
        )
      }
    </AccountForm>
  )
}

function AddressFields({ kind, label, answer }: { kind: ContactKind; label: string; answer: FormAnswer | undefined }) {
  const t = useText()
  const { errors = {}, values = {} } = answer ?? {}
  const picture = values.graphId && values.image ? { graphId: values.graphId, image: values.image } : null
  const address =
    kind === 'email' ? (
      <TextField
        label={t(settingText.newEmail)}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={values.email}
        help={t(settingText.codeHelp)}
        error={errors.email}
        required
      />
    ) : (
      <>
        <TextField
          label={t(settingText.areaCode)}
          name="areaCode"
          inputMode="tel"
          autoComplete="tel-country-code"
          defaultValue={values.areaCode ?? '+62'}
          error={errors.areaCode}
          required
        />
        <TextField
          label={label}
          name="phone"
          type="tel"
          autoComplete="tel-national"
          defaultValue={values.phone}
          help={t(settingText.smsHelp)}
          error={errors.phone}
          required
        />
      </>
    )
  return (
    <>
      <Grid columns={2}>{address}</Grid>
      {picture && <BotPictureField picture={picture} error={errors.picture} />}
    </>
  )
}

function CodeFields({ answer: { values, errors }, isNew }: { answer: FormAnswer; isNew: boolean }) {
  const t = useText()
  const to = values.email || `${values.areaCode} ${values.phone?.replace(/^0/, '')}`
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Note live>{t(settingText.codeSent, { to, minutes: values.minutes ?? '' })}</Note>
      <Grid columns={2}>
        {!values.codeToken && (
          <TextField
            label={t(settingText.code)}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            error={errors.code}
            required
          />
        )}
        {!isNew && (
          <PasswordField
            label={t(settingText.oldPassword)}
            name="password"
            autoComplete="current-password"
            error={errors.password}
            required
          />
        )}
      </Grid>
    </>
  )
}
