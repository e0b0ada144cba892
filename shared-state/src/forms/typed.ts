/** Converts typed or pasted text into the format that the calls expect. Invalid text is kept, so that the call refuses it at its field. */

/** In UTF-16 units. No code, number or address is longer, pasted surroundings included; longer text is left unchanged. */
const longestTyped = 1_000

const isTyped = (text: string): boolean => text.length <= longestTyped

/** Converts digits of any script to ASCII: `１２３` and `١٢٣` become 123. */
const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, digit => (digit <= '9' ? digit : String(valueOf(digit))))

/** Unicode lists the digits of a script in sequence, beginning with zero. */
function valueOf(digit: string): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - before - 1))) before += 1
  return before % 10
}

/** A numeric code, even if pasted with spaces, dashes or surrounding text. */
export const typedCode = (text: string): string => (isTyped(text) ? asciiDigits(text).replace(/\D/g, '') : text)

/** A phone number's digits after `areaCode` (digits), which may be repeated in front of them; address books add invisible characters. */
export function typedNumber(text: string, areaCode = ''): string {
  if (!isTyped(text)) return text
  const number = asciiDigits(text).replace(/[\s\p{Cf}\p{Pd}()./]/gu, '')
  const whole = number.replace(/^(\+|00)/, '')
  return whole !== number && whole.startsWith(areaCode) ? whole.slice(areaCode.length) : whole
}

/** An email address, with a non-ASCII domain as in mail headers: `budi@bücher.example` becomes `budi@xn--bcher-kva.example`. */
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

/** Strips spaces and invisible characters from both ends. */
function withoutEdges(text: string): string {
  const characters = [...text]
  const isSeen = (character: string) => !/^[\s\p{Cf}]$/u.test(character)
  return characters.slice(characters.findIndex(isSeen), characters.findLastIndex(isSeen) + 1).join('')
}
