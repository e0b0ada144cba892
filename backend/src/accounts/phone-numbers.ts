import parsePhoneNumber from 'libphonenumber-js/max'

export interface PhoneNumber {
  /** Country calling code, without the plus: `62`. */
  areaCode: string
  /** What follows it, without the zero of calls at home: `8123456789`. */
  phone: string
}

/** As it is dialled from anywhere: `+628123456789`. */
export const dialled = ({ areaCode, phone }: PhoneNumber): string => `+${areaCode}${phone}`

/** A number in one form, however people write it, with the area code once more too; undefined for what can be nobody's number. */
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
