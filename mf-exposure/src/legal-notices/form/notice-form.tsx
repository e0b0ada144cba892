import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router-dom'
import { noticeStatements } from 'calls/exposure-notices'
import { noticeCapacities, noticeGrounds } from 'calls/legal-notice/notice-states'
import { noticeCapacityNames, noticeGroundNames } from 'calls/legal-notice/notice-words'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import { useLocale, useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { RadioGroup } from 'ui/radio-group'
import { Row } from 'ui/row'
import { SelectField, type SelectOption } from 'ui/select-field'
import { Stack } from 'ui/stack'
import { TextField } from 'ui/text-field'
import { CountedField } from '../../post-form/counted-field.tsx'
import { noticeText } from '../../strings/keys.ts'
import { BotCheckField } from './bot-check-field.tsx'
import styles from './notice-form.module.css'
import type { NoticeAnswer } from './submit-notice.ts'

const statementText: Record<(typeof noticeStatements)[number], number> = {
  isTrue: noticeText.isTrue,
  isAuthorised: noticeText.isAuthorised,
  knowsPublic: noticeText.knowsPublic,
  knowsFalse: noticeText.knowsFalse,
}

/** The form of a notice. What was typed is kept, whatever is wrong with it; a refusal moves the focus to the first field with an error. */
export function NoticeForm({
  countries,
  answer,
}: {
  countries: readonly SelectOption[]
  answer: NoticeAnswer | undefined
}) {
  const t = useText()
  const { pathname, search } = useLocation()
  const lang = contentLanguageOf(useLocale().lang)
  const busy = useSentForm() !== undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  const given = (name: string) => answer?.values[name] ?? ''
  const field = (name: string) => ({ name, defaultValue: given(name), error: answer?.errors[name] })
  const { picture = null, errors = {}, message = '' } = answer ?? {}
  return (
    <Form ref={form} method="post" action={pathname + search} noValidate>
      <input type="hidden" name="intent" value="send" />
      <Stack gap="l">
        <TextField label={t(noticeText.firmName)} maxLength={100} autoComplete="organization" {...field('firm')} />
        <TextField
          label={t(noticeText.yourName)}
          maxLength={60}
          autoComplete="name"
          help={t(noticeText.privateHelp)}
          {...field('name')}
        />
        <RadioGroup
          label={t(noticeText.yourCapacity)}
          options={noticeCapacities.map(value => ({ value, label: noticeCapacityNames[value][lang] }))}
          {...field('capacity')}
        />
        <TextField
          label={t(noticeText.yourEmail)}
          type="email"
          autoComplete="email"
          maxLength={254}
          help={t(noticeText.emailHelp)}
          {...field('email')}
        />
        <SelectField
          label={t(noticeText.lawCountry)}
          options={countries}
          placeholder={t(noticeText.chooseCountry)}
          {...field('countryCode')}
        />
        <RadioGroup
          label={t(noticeText.ground)}
          options={noticeGrounds.map(value => ({ value, label: noticeGroundNames[value][lang] }))}
          {...field('ground')}
        />
        <TextField
          label={t(noticeText.reference)}
          optional
          maxLength={200}
          help={t(noticeText.referenceHelp)}
          {...field('reference')}
        />
        <CountedField
          label={t(noticeText.passages)}
          rows={5}
          least={10}
          most={2000}
          help={t(noticeText.passagesHelp)}
          {...field('passages')}
        />
        <CountedField
          label={t(noticeText.explanation)}
          rows={8}
          least={50}
          most={3000}
          help={t(noticeText.explanationHelp)}
          {...field('explanation')}
        />
        <fieldset className={styles.statements}>
          <legend className={styles.legend}>{t(noticeText.statements)}</legend>
          {noticeStatements.map(name => (
            <CheckboxField
              key={name}
              label={t(statementText[name])}
              name={name}
              value="1"
              defaultChecked={given(name) === '1'}
              error={errors[name]}
            />
          ))}
        </fieldset>
        <BotCheckField errors={errors} message={message} picture={picture} />
        {message && (
          <Note tone="bad" live>
            {message}
          </Note>
        )}
        <Row>
          <Button type="submit" busy={busy}>
            {t(noticeText.sendNotice)}
          </Button>
          {/* After the form’s own button, because Enter in a field presses the first one. */}
          {picture && (
            <Button type="submit" name="act" value="picture" variant="secondary" busy={busy}>
              {t(noticeText.otherPicture)}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  )
}
