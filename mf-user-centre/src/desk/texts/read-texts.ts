import { fieldOf } from 'calls/account-forms/field-of'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { publicLanguages } from 'shared-state/i18n/languages'
import type { LoadContext } from 'shared-state/runtime'
import { articleDeskText } from '../../strings/keys.ts'

/** The texts of a form of the desk, each in both languages: `title`, `summary`, and one that is markdown. */
export interface DeskTextFields {
  /** Name of the markdown. */
  body: string
  /** Fewest and most characters by name. A field that the server refuses has the name `{name}.{language}`. */
  lengths: Record<string, readonly [least: number, most: number]>
}

interface InBoth {
  en: string
  id: string
}

const namesOf = ({ lengths }: DeskTextFields) =>
  Object.entries(lengths).flatMap(([part, [least, most]]) =>
    publicLanguages.map(lang => ({ name: `${part}.${lang}`, least, most })),
  )

/** What was typed into these texts and into `others`, for a form that is shown again. Browsers send line ends as CR LF. */
export const typedTexts = (form: FormData, fields: DeskTextFields, others: readonly string[]): FormAnswer['values'] =>
  Object.fromEntries(
    [...namesOf(fields).map(({ name }) => name), ...others].map(name => [
      name,
      fieldOf(form, name).replaceAll('\r\n', '\n'),
    ]),
  )

/** The form's values of the texts before anything is typed. */
export const textValues = (texts: Record<string, InBoth>): FormAnswer['values'] =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([part, { en, id }]) => [
      [`${part}.en`, en],
      [`${part}.id`, id],
    ]),
  )

/** One text in both languages, as the calls take it. */
export const inBoth = (values: FormAnswer['values'], part: string): InBoth => ({
  en: values[`${part}.en`]!.trim(),
  id: values[`${part}.id`]!.trim(),
})

/** The texts that are too short or too long, with messages. */
export function faultyTexts(
  values: FormAnswer['values'],
  fields: DeskTextFields,
  { t }: LoadContext['store']['text'],
): FormAnswer['errors'] {
  const faulty = namesOf(fields).filter(({ name, least, most }) => {
    const { length } = values[name]!.trim()
    return length < least || length > most
  })
  return Object.fromEntries(faulty.map(({ name, least, most }) => [name, t(articleDeskText.length, { least, most })]))
}
