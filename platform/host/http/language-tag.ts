/** Longest tag that is looked at; RFC 5646 (4.4.1) asks for no more. */
const longestTag = 35
/** Each part begins with a dash that no part contains, so that there is one way to read a text. */
const tagForm = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether a text is a well-formed language tag with a known name, such as `ms` or `pt-br`, in any case (decisions 1). */
export function isLanguageTag(text: string): boolean {
  if (text.length > longestTag || !tagForm.test(text)) return false
  try {
    return names.of(text) !== undefined
  } catch {
    // The form is wider than the standard: `en-x1` looks like a tag, but is none.
    return false
  }
}
