import { minLength, string } from 'shared-state/schema'
import { farFrom } from './fields.ts'

/** Control characters other than line breaks and tabs, and marks that change the text direction. */
const FORBIDDEN = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u
/** Segments made only of invisible characters. */
const UNSEEN = /^[\p{Cf}\p{Cc}]+$/u

/** Trims the text and normalises its line breaks; nothing else is changed. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/** Counts characters as people do: an emoji is one, however many code points it has; invisible characters are not counted. */
export function countCharacters(text: string): number {
  let count = 0
  for (const { segment } of new Intl.Segmenter().segment(text))
    if (segment === '\n' || !UNSEEN.test(segment)) count += 1
  return count
}

/**
 * Text written by a person: plain text, cleaned, `min` to `max` characters long (countCharacters). Refuses control
 * characters and lone surrogates. Text far beyond the limit is refused without further checks.
 */
export const writtenText = (min: number, max: number) =>
  string().check(
    farFrom(max),
    payload => {
      const { issues } = payload
      const text = cleanText(payload.value)
      payload.value = text
      if (FORBIDDEN.test(text) || !text.isWellFormed())
        issues.push({ code: 'custom', message: 'control characters', input: text })
      const count = countCharacters(text)
      if (count < min) issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: text })
      if (count > max) issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: text })
    },
    minLength(min),
  )
