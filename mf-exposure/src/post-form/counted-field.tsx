import { useState } from 'react'
import { countCharacters } from 'calls/entities/written-text'
import { useLocale, useText } from 'shared-state/runtime'
import { TextField } from 'ui/text-field'
import { TextareaField } from 'ui/textarea-field'
import { exposureText } from '../strings/keys.ts'

interface CountedFieldProps {
  label: string
  name: string
  help: string
  error: string | undefined
  defaultValue: string
  /** Length of the text, in characters: the count leads to `least`, and from there on to `most`. */
  least: number
  most: number
  /** Rows of a text of several lines; without them it has one. */
  rows?: number
}

/** A text field that counts its characters as the server does. */
export function CountedField({ least, most, rows, defaultValue, ...field }: CountedFieldProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const [typed, setTyped] = useState(() => countCharacters(defaultValue.trim()))
  const count = (text: string) => setTyped(countCharacters(text.trim()))
  const limit = typed < least ? least : most
  const aside = t(exposureText.typedOf, { typed: formatNumber(typed), limit: formatNumber(limit) })
  const own = { ...field, aside, defaultValue }
  return rows ? (
    <TextareaField {...own} rows={rows} onInput={event => count(event.currentTarget.value)} />
  ) : (
    <TextField {...own} autoComplete="off" onInput={event => count(event.currentTarget.value)} />
  )
}
