import { defineRoute, part, type Area } from 'shared-state/runtime'
import { loadSecurity } from './security/load-security.ts'
import { submitSecurity } from './security/submit-security.ts'
import { loadSetting } from './setting/load-setting.ts'
import { submitSetting } from './setting/submit-setting.ts'
import { accountText } from './strings/keys.ts'

export const area: Area = {
  name: 'user-centre',
  routes: [
    defineRoute({
      path: 'user/setting.html',
      load: loadSetting,
      submit: submitSetting,
      page: part(async () => (await import('./setting/setting-page.tsx')).SettingPage),
      head: (_, { store }) => ({ title: store.text.t(accountText.setting), noindex: true }),
    }),
    defineRoute({
      path: 'user/security.html',
      load: loadSecurity,
      submit: submitSecurity,
      page: part(async () => (await import('./security/security-page.tsx')).SecurityPage),
      head: (_, { store }) => ({ title: store.text.t(accountText.security), noindex: true }),
    }),
  ],
  slots: [],
}
