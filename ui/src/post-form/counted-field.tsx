import { useState } from 'react'
import { countCharacters } from 'calls/entities/written-text'
import { useLocale } from 'shared-state/runtime'
import { TextField } from '../text-field.tsx'
import { TextareaField } from '../textarea-field.tsx'

export interface CountedFieldProps {
  label: string
  name: string
  help: string
  error: string | undefined
  optional?: boolean | undefined
  defaultValue: string
  /** Length of the text, in characters: the count leads to `least`, and from there on to `most`. */
  least: number
  most: number
  /** Rows of a text of several lines; without them it has one. */
  rows?: number | undefined
  /** The count in the page's language; both are formatted numbers. */
  countText: (typed: string, limit: string) => string
}

/** A text field that counts its characters as the server does. */
export function CountedField({ least, most, rows, defaultValue, countText, ...field }: CountedFieldProps) {
  const { formatNumber } = useLocale()
  const [typed, setTyped] = useState(() => countCharacters(defaultValue.trim()))
  const count = (text: string) => setTyped(countCharacters(text.trim()))
  const limit = typed < least ? least : most
  const own = { ...field, aside: countText(formatNumber(typed), formatNumber(limit)), defaultValue }
  return rows ? (
    <TextareaField {...own} rows={rows} onInput={event => count(event.currentTarget.value)} />
  ) : (
    <TextField {...own} autoComplete="off" onInput={event => count(event.currentTarget.value)} />
  )
}
