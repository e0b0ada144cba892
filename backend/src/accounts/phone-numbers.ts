import parsePhoneNumber from 'libphonenumber-js/max'

export interface PhoneNumber {
  /** Country calling code, without the plus: `62`. */
  areaCode: string
  /** National number, without the leading zero of domestic calls: `8123456789`. */
  phone: string
}

/** In international form: `+628123456789`. */
export const dialled = ({ areaCode, phone }: PhoneNumber): string => `+${areaCode}${phone}`

/** Normalises a number, in any common spelling, with the area code repeated or not; undefined if it is not a valid number. */
export function readPhoneNumber(text: string, areaCode?: string): PhoneNumber | undefined {
  const typed = text.trim()
  if (areaCode === undefined) return readWhole(typed)
  const code = areaCode.replace(/^\+/, '')
  return readWhole(`+${code}${typed}`) ?? (typed.startsWith(code) ? readWhole(`+${typed}`) : undefined)
}

function readWhole(whole: string): PhoneNumber | undefined {
  const number = /^\+[\d\s().-]+$/.test(whole) ? parsePhoneNumber(whole) : undefined
  return number?.isValid() ? { areaCode: number.countryCallingCode, phone: number.nationalNumber } : undefined
}
