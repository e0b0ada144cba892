import type { AreaRoute } from 'shared-state/contract/area'
import { submitCertificate } from './certificate/submit-certificate.ts'
import { submitEnterprise } from './enterprise/submit-enterprise.ts'
import { submitStaff } from './enterprise/submit-staff.ts'
import { submitForgot } from './forgot/submit-forgot.ts'
import { submitModeration } from './moderation/submit-moderation.ts'
import { submitRegister } from './register/submit-register.ts'
import { submitSecurity } from './security/submit-security.ts'
import { submitSetting } from './setting/submit-setting.ts'
import { submitLogin } from './sign-in/submit-login.ts'
import { submitQr } from './sign-in/submit-qr.ts'
import { submitThird } from './sign-in/submit-third.ts'

/** A page whose forms create a session, change an account's security settings or act with a role. */
export interface AccountForm {
  /** The area (or the shell) that shows the page and whose texts the form answers with. */
  area: 'shell' | 'user-centre'
  submit: NonNullable<AreaRoute['submit']>
}

/**
 * The forms that the server runs itself where there is no JavaScript, keyed by the path after the language. A release's code
 * receives their answers, never the submitted fields (docs/decisions/0036-account-forms.md).
 */
export const accountForms: ReadonlyMap<string, AccountForm> = new Map<string, AccountForm>([
  ['login.html', { area: 'shell', submit: submitLogin }],
  ['login/qr.html', { area: 'shell', submit: submitQr }],
  ['login/third.html', { area: 'shell', submit: submitThird }],
  ['register.html', { area: 'shell', submit: submitRegister }],
  ['forgot.html', { area: 'shell', submit: submitForgot }],
  ['user/setting.html', { area: 'user-centre', submit: submitSetting }],
  ['user/security.html', { area: 'user-centre', submit: submitSecurity }],
  ['user/certificate.html', { area: 'user-centre', submit: submitCertificate }],
  ['user/enterprise.html', { area: 'user-centre', submit: submitEnterprise }],
  ['user/enterprise/staff.html', { area: 'user-centre', submit: submitStaff }],
  ['user/moderation.html', { area: 'user-centre', submit: submitModeration }],
])
