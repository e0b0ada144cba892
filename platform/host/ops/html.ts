import { escapeHtml } from '../../api/escape.ts'

/** Markup that is safe to send: created only by html``, which escapes every inserted value. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Put = Html | string | number | null | undefined | false | readonly Put[]

const textOf = (value: Put): string => {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return (value as readonly Put[]).map(textOf).join('')
  return escapeHtml(String(value))
}

export const html = (parts: TemplateStringsArray, ...values: Put[]): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? textOf(values[index]) : '')).join(''))
