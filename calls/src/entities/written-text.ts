import { minLength, string } from 'shared-state/schema'
import { farFrom } from './fields.ts'

/** Line breaks and tabs are a writer's; other control characters, and marks that turn the direction of what follows, are not. */
const FORBIDDEN = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u
/** Signs that take no room by themselves. */
const UNSEEN = /^[\p{Cf}\p{Cc}]+$/u

/** What people write is kept without space around it and with one kind of line break; nothing else is changed. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/** Signs as people count them: an emoji is one, whatever it is made of; what nobody sees is none. */
export function countCharacters(text: string): number {
  let count = 0
  for (const { segment } of new Intl.Segmenter().segment(text))
    if (segment === '\n' || !UNSEEN.test(segment)) count += 1
  return count
}

/**
 * Words that a person writes: plain text, cleaned, of `min` to `max` characters (countCharacters). Refuses control
 * characters and half characters. What is too long whatever it is made of is looked at no further.
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
