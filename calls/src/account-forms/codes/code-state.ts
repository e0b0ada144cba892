import { typedNumber } from 'shared-state/forms/typed'
import { fieldOf } from '../field-of.ts'

/**
 * What a form knows about the code that proves an email address or a phone number. It travels in hidden fields, so that every step
 * works without JavaScript, and never in a URL.
 */
export interface CodeState {
  kind: 'email' | 'phone'
  email: string
  /** The dialling code, followed by the country's letters where it was chosen from the list: `62 ID`. */
  areaCode: string
  phone: string
  /** Id of the code that was sent; proves the address or number together with the code. Empty: no code was sent. */
  sendId: string
  minutes: number
  /** Seconds from sending until another code may be requested. */
  resendAfter: number
  /** Proves the address or number on its own once the code was right, so that a later refusal does not use up the code. */
  codeToken: string
}

export const codeFields = ['email', 'areaCode', 'phone', 'code'] as const

export const codeStateOf = (form: FormData, kind: CodeState['kind']): CodeState => ({
  kind,
  email: fieldOf(form, 'email').trim(),
  areaCode: fieldOf(form, 'areaCode').trim(),
  phone: fieldOf(form, 'phone').trim(),
  sendId: fieldOf(form, 'sendId'),
  minutes: Number(fieldOf(form, 'minutes')) || 0,
  resendAfter: Number(fieldOf(form, 'resendAfter')) || 0,
  codeToken: fieldOf(form, 'codeToken'),
})

/** Only the digits: `62` from `62 ID`, and from a typed `+62`. */
export const dialOf = ({ areaCode }: Pick<CodeState, 'areaCode'>): string => /\d+/.exec(areaCode)?.[0] ?? ''

/** Where the code was sent. A phone number is shown as typed, without the leading zero of national calls. */
export function targetOf(state: CodeState): string {
  if (state.kind === 'email') return state.email
  const dial = dialOf(state)
  const number = state.phone.startsWith('+') ? typedNumber(state.phone, dial) : state.phone
  return `+${dial} ${number.replace(/^0/, '')}`
}
