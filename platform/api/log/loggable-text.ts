/** Characters of one logged text; a stack has fewer. */
const MOST = 8000

/** The query of an address, wherever in a text it is: what people type, and secrets of links that are mailed. */
const queries = /\?[^\s"'`<>)]+/g
/** Addresses that carry their secret in the path (http/pin-visitor.ts). */
const secretPaths = /\/pin\/[^\s"'`<>)/?#]+/g
const longWords = /[\w-]{20,}/g
/** Tokens and codes of ours are base64url or hex; the names of files and functions are not mixed like that. */
const isRandom = (word: string) =>
  /^[\da-f]{32,}$/.test(word) || (/\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word))

/** A text as a log may hold it, e.g. the message of a release's error: addresses without query, fragment and secrets, tokens hidden. */
export const loggableText = (text: string): string =>
  text
    .slice(0, MOST)
    .replace(queries, '?[hidden]')
    .replace(secretPaths, '/pin/[hidden]')
    .replace(longWords, word => (isRandom(word) ? '[hidden]' : word))

/** How deep a logged object may nest: errors name their causes. */
const DEEPEST = 5

/** Everything in a logged object as loggableText() has it. */
export function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return loggableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return '[more]'
  if (Array.isArray(value)) return value.slice(0, 100).map(one => loggable(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, loggable(inner, depth + 1)]))
}
