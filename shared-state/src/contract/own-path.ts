const ORIGIN = 'http://own.invalid'
/** Browsers treat a backslash in a path as a slash, and ignore tabs and line breaks. */
const DECEPTIVE = /[\p{Cc}\\]/u

/**
 * Normalises untrusted text (from an address, a form or a cookie) to a path of this site with query and fragment: no dot
 * segments, and safe as a redirect target. Undefined for anything else; a path that begins with two slashes, before or after
 * its dot segments are resolved, names another site's host.
 */
export function ownPathOf(text: string): string | undefined {
  const [before = ''] = text.split(/[?#]/, 1)
  if (!before.startsWith('/') || DECEPTIVE.test(before) || !URL.canParse(text, ORIGIN)) return undefined
  const { origin, pathname, search, hash } = new URL(text, ORIGIN)
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
