/** Maximum characters of one logged text; a stack has fewer. */
const MOST = 8000

/** The query of an address, anywhere in a text: it contains user input and the secrets of mailed links. */
const queries = /\?[^\s"'`<>)]+/g
/** Addresses that carry their secret in the path (http/pin-visitor.ts). */
const secretPaths = /\/pin\/[^\s"'`<>)/?#]+/g
const longWords = /[\w-]{20,}/g
/** Our tokens and codes are base64url or hex; names of files and functions do not mix characters like that. */
const isRandom = (word: string) =>
  /^[\da-f]{32,}$/.test(word) || (/\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word))

/** Makes a text safe for the log, e.g. the message of a release's error: addresses without query, fragment and secrets, tokens hidden. */
export const loggableText = (text: string): string =>
  text
    .slice(0, MOST)
    .replace(queries, '?[hidden]')
    .replace(secretPaths, '/pin/[hidden]')
    .replace(longWords, word => (isRandom(word) ? '[hidden]' : word))

/** Maximum nesting depth of a logged object: errors include their causes. */
const DEEPEST = 5

/** Applies loggableText() to everything in a logged object. */
export function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return loggableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return '[more]'
  if (Array.isArray(value)) return value.slice(0, 100).map(one => loggable(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, loggable(inner, depth + 1)]))
}
