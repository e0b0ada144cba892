/** What people type or paste into a form, in the form that the calls take. What cannot be meant stays, for the call to refuse at its field. */

/** Digits of any script as those of ASCII: `１２３` and `١٢٣` are 123. */
const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, digit => (digit <= '9' ? digit : String(valueOf(digit))))

/** Unicode lists the digits of a script one behind the other, beginning with zero. */
function valueOf(digit: string): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - before - 1))) before += 1
  return before % 10
}

/** A code of digits, pasted with spaces or dashes or as part of what surrounds it. */
export const typedCode = (text: string): string => asciiDigits(text).replace(/\D/g, '')

/** A phone number's digits as they follow `areaCode` (digits), which may stand before them once more; address books add signs that nobody sees. */
export function typedNumber(text: string, areaCode = ''): string {
  const number = asciiDigits(text).replace(/[\s\p{Cf}\p{Pd}()./]/gu, '')
  const whole = number.replace(/^(\+|00)/, '')
  return whole !== number && whole.startsWith(areaCode) ? whole.slice(areaCode.length) : whole
}

/** An email address; a domain beyond ASCII as it stands in a mail's head: `budi@bücher.example` as `budi@xn--bcher-kva.example`. */
export function typedAddress(text: string): string {
  const address = text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
  const [, name, domain] = /^(.+)@([\p{L}\p{M}\p{N}.-]*[^\x00-\x7f][\p{L}\p{M}\p{N}.-]*)$/u.exec(address) ?? []
  if (domain === undefined || !URL.canParse(`http://${domain}`)) return address
  return `${name}@${new URL(`http://${domain}`).hostname}`
}
