/** What people type or paste into a form, in the form that the calls take. What cannot be meant stays, for the call to refuse at its field. */

/** Characters. No code, number or address is longer, with whatever is pasted around it; a longer text is left as it is. */
const longestTyped = 1_000

const isTyped = (text: string): boolean => text.length <= longestTyped

/** Digits of any script as those of ASCII: `１２３` and `١٢٣` are 123. */
const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, digit => (digit <= '9' ? digit : String(valueOf(digit))))

/** Unicode lists the digits of a script one behind the other, beginning with zero. */
function valueOf(digit: string): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - before - 1))) before += 1
  return before % 10
}

/** A code of digits, pasted with spaces or dashes or as part of what surrounds it. */
export const typedCode = (text: string): string => (isTyped(text) ? asciiDigits(text).replace(/\D/g, '') : text)

/** A phone number's digits as they follow `areaCode` (digits), which may stand before them once more; address books add signs that nobody sees. */
export function typedNumber(text: string, areaCode = ''): string {
  if (!isTyped(text)) return text
  const number = asciiDigits(text).replace(/[\s\p{Cf}\p{Pd}()./]/gu, '')
  const whole = number.replace(/^(\+|00)/, '')
  return whole !== number && whole.startsWith(areaCode) ? whole.slice(areaCode.length) : whole
}

/** An email address; a domain beyond ASCII as it stands in a mail's head: `budi@bücher.example` as `budi@xn--bcher-kva.example`. */
export function typedAddress(text: string): string {
  if (!isTyped(text)) return text
  const address = withoutEdges(text)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (
    at < 1 ||
    !/[^\x00-\x7f]/.test(domain) ||
    !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ||
    !URL.canParse(`http://${domain}`)
  )
    return address
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
}

/** Without the spaces, and the signs that nobody sees, at both ends. */
function withoutEdges(text: string): string {
  const characters = [...text]
  const isSeen = (character: string) => !/^[\s\p{Cf}]$/u.test(character)
  return characters.slice(characters.findIndex(isSeen), characters.findLastIndex(isSeen) + 1).join('')
}
