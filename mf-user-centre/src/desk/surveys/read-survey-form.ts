import type { FormAnswer } from 'calls/account-forms/form-answer'
import { surveyVerdicts } from 'calls/entities/survey'
import { FIRST_SURVEY_DAY, surveyLengths, type surveySave } from 'calls/survey-desk'
import type { CallInput } from 'shared-state/api/declare-call'
import type { LoadContext } from 'shared-state/runtime'
import { articleDeskText, surveyDeskText } from '../../strings/keys.ts'
import { faultyTexts, inBoth, typedTexts } from '../texts/read-texts.ts'
import { surveyTexts } from './draft-values.ts'

const otherNames = ['code', 'updatedAt', 'traderCode', 'countryCode', 'address', 'date', 'verdict']

/** What was typed, for a form that is shown again; its pictures are apart. */
export const typedValues = (form: FormData): FormAnswer['values'] => typedTexts(form, surveyTexts, otherNames)

/** The input of survey.save without its pictures, or the errors by field. */
export function readSurveyForm(
  values: FormAnswer['values'],
  text: LoadContext['store']['text'],
): { input?: CallInput<typeof surveySave>; errors: FormAnswer['errors'] } {
  const { t } = text
  const errors = faultyTexts(values, surveyTexts, text)
  const valueOf = (name: string) => values[name]!.trim()
  const [traderCode, countryCode, address, date] = ['traderCode', 'countryCode', 'address', 'date'].map(valueOf)
  if (!/^[0-9A-Za-z]{1,20}$/.test(traderCode!)) errors['traderCode'] = t(surveyDeskText.brokerForm)
  if (!countryCode) errors['countryCode'] = t(surveyDeskText.chooseCountry)
  const [least, most] = surveyLengths.address
  if (address!.length < least || address!.length > most) errors['address'] = t(articleDeskText.length, { least, most })
  if (!isDay(date!)) errors['date'] = t(surveyDeskText.dateForm)
  const verdict = surveyVerdicts.find(known => known === values['verdict'])
  if (!verdict) errors['verdict'] = t(surveyDeskText.chooseVerdict)
  if (!verdict || Object.keys(errors).length > 0) return { errors }
  const input = {
    title: inBoth(values, 'title'),
    summary: inBoth(values, 'summary'),
    content: inBoth(values, 'content'),
    traderCode: traderCode!,
    countryCode: countryCode!,
    address: address!,
    date: date!,
    verdict,
    ...(values['code'] && { code: values['code'], updatedAt: values['updatedAt'] }),
  }
  return { input, errors }
}

/** Whether this is a day since the first one of surveys. The server refuses days in the future: it knows what day it is. */
const isDay = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= FIRST_SURVEY_DAY && !Number.isNaN(Date.parse(date))
