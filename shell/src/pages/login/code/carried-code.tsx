import type { CodeState } from 'calls/account-forms/codes/code-state'

/** Hidden fields that carry the results of earlier steps. */
export function CarriedCode({ state }: { state: CodeState }) {
  const { email, areaCode, phone, sendId, minutes, resendAfter, codeToken } = state
  const carried = { email, areaCode, phone, sendId, minutes, resendAfter, codeToken }
  return Object.entries(carried).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
