import { typedNumber } from 'shared-state/forms/typed'
import { fieldOf } from '../field-of.ts'

/**
 * What a form knows of a code that proves an address or a number. It travels in the form itself, so that every step works without
 * JavaScript, and never in an address.
 */
export interface CodeState {
  kind: 'email' | 'phone'
  email: string
  /** The dialling code, with the letters of its country where it was chosen from the list: `62 ID`. */
  areaCode: string
  phone: string
  /** Of the code that was sent; proves the address or number together with the code. Empty: none was. */
  sendId: string
  minutes: number
  /** Seconds from its sending until another one may be asked for. */
  resendAfter: number
  /** Proves it by itself once the code was right, so that what is refused afterwards does not cost the code. */
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

/** Digits alone: `62` of `62 ID`, and of `+62` where it was typed. */
export const dialOf = ({ areaCode }: Pick<CodeState, 'areaCode'>): string => /\d+/.exec(areaCode)?.[0] ?? ''

/** Where the code went. A number stands as it was typed, without the zero that is dialled before it at home. */
export function targetOf(state: CodeState): string {
  if (state.kind === 'email') return state.email
  const dial = dialOf(state)
  const number = state.phone.startsWith('+') ? typedNumber(state.phone, dial) : state.phone
  return `+${dial} ${number.replace(/^0/, '')}`
}
