import { exposureUpload } from 'calls/exposure-cases'
import type { SurveyDraft } from 'calls/survey-desk'
import { publicLanguages } from 'shared-state/i18n/languages'
import { useApi, useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import type { SelectOption } from 'ui/select-field'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { usePictures } from 'ui/use-pictures'
import { AccountForm } from '../../account/account-form.tsx'
import { useFormState } from '../../account/use-form-state.ts'
import { deskText, surveyDeskText } from '../../strings/keys.ts'
import { DeskTexts } from '../texts/desk-texts.tsx'
import { draftValues, surveyTexts } from './draft-values.ts'
import { sentPhotos } from './sent-photos.ts'
import { SurveyPhotos } from './survey-photos.tsx'
import { VisitFields } from './visit-fields.tsx'

interface SurveyFormProps {
  edited: SurveyDraft | null
  countries: readonly SelectOption[]
  formKey: string
}

/** Writes a survey in both languages, or changes one. */
export function SurveyForm({ edited, countries, formKey }: SurveyFormProps) {
  const t = useText()
  const href = useHref()
  const api = useApi()
  const { formatDate } = useLocale()
  const { start, others } = sentPhotos(edited?.photos ?? [], useFormState('save').answer?.values)
  const pictures = usePictures({ upload: async file => (await api.call(exposureUpload, { file })).image, start })
  const cancel = (
    <Button variant="ghost" to={href('/user/desk/surveys.html')}>
      {t(deskText.cancel)}
    </Button>
  )
  return (
    <Panel title={t(edited ? surveyDeskText.changeTitle : surveyDeskText.newSurvey)}>
      <AccountForm
        intent="save"
        submitText={t(edited ? deskText.saveChange : deskText.save)}
        variant="primary"
        files
        isWaiting={pictures.isBusy}
        actions={cancel}
      >
        {answer => {
          const values = answer?.values ?? draftValues(edited)
          return (
            <Stack>
              <input type="hidden" name="formKey" value={formKey} />
              <input type="hidden" name="code" value={values['code'] ?? ''} />
              <input type="hidden" name="updatedAt" value={values['updatedAt'] ?? ''} />
              <VisitFields countries={countries} values={values} errors={answer?.errors ?? {}} />
              {publicLanguages.map(lang => (
                <DeskTexts
                  key={lang}
                  lang={lang}
                  fields={surveyTexts}
                  help={t(surveyDeskText.contentHelp)}
                  answer={answer}
                  values={values}
                />
              ))}
              <SurveyPhotos pictures={pictures} sent={others} errors={answer?.errors ?? {}} />
              {edited && (
                <Text as="div" size="sm" tone="quiet">
                  {t(surveyDeskText.keepsDate, { at: formatDate(edited.publishedAt, 'dateTime') })}
                </Text>
              )}
            </Stack>
          )
        }}
      </AccountForm>
    </Panel>
  )
}
