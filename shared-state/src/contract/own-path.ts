const ORIGIN = 'http://own.invalid'
/** Browsers read a backslash in a path as a slash, and read over tabs and line breaks. */
const DECEPTIVE = /[\p{Cc}\\]/u

/**
 * The path of this site, with its query and fragment, that a text from outside names (an address, a form, a cookie), in its
 * normal spelling: no dot segments, and safe to lead a browser to. Undefined where it names anything else: a path that begins
 * with two slashes, before or after its dot segments are resolved, is another site's host.
 */
export function ownPathOf(text: string): string | undefined {
  const [before = ''] = text.split(/[?#]/, 1)
  if (!before.startsWith('/') || DECEPTIVE.test(before) || !URL.canParse(text, ORIGIN)) return undefined
  const { origin, pathname, search, hash } = new URL(text, ORIGIN)
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
