import type { FormAnswer } from 'calls/account-forms/form-answer'
import { surveyVerdicts } from 'calls/entities/survey'
import { FIRST_SURVEY_DAY, surveyLengths } from 'calls/survey-desk'
import { useText } from 'shared-state/runtime'
import { SelectField, type SelectOption } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { surveyDeskText } from '../../strings/keys.ts'
import { verdictNames } from './verdict-names.ts'

interface VisitFieldsProps {
  countries: readonly SelectOption[]
  values: FormAnswer['values']
  errors: FormAnswer['errors']
}

/** Whose address was visited, where and when, and what was found. */
export function VisitFields({ countries, values, errors }: VisitFieldsProps) {
  const t = useText()
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name], required: true })
  return (
    <>
      <TextField
        {...field('traderCode')}
        label={t(surveyDeskText.broker)}
        help={t(surveyDeskText.brokerHelp)}
        maxLength={20}
        dir="ltr"
      />
      <TextField
        {...field('address')}
        label={t(surveyDeskText.address)}
        help={t(surveyDeskText.addressHelp)}
        maxLength={surveyLengths.address[1]}
        dir="auto"
      />
      <SelectField
        {...field('countryCode')}
        label={t(surveyDeskText.country)}
        placeholder={t(surveyDeskText.chooseCountry)}
        options={countries}
      />
      <TextField {...field('date')} label={t(surveyDeskText.date)} type="date" min={FIRST_SURVEY_DAY} />
      <SelectField
        {...field('verdict')}
        label={t(surveyDeskText.verdict)}
        help={t(surveyDeskText.verdictHelp)}
        placeholder={t(surveyDeskText.chooseVerdict)}
        options={surveyVerdicts.map(value => ({ value, label: t(verdictNames[value]) }))}
      />
    </>
  )
}
