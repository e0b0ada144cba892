import { contactKinds } from 'calls/account-forms/setting/change-contact'
import { usercenterMailsettings } from 'calls/mail-settings'
import { usercenterGetuser } from 'calls/users'
import type { LoadContext } from 'shared-state/runtime'

export async function loadSetting({ api, url, signal }: LoadContext) {
  const [{ user }, mail] = await Promise.all([
    api.call(usercenterGetuser, {}, { signal }),
    api.call(usercenterMailsettings, {}, { signal }),
  ])
  const asked = (name: string) => contactKinds.find(kind => kind === url.searchParams.get(name))
  // The contact whose form is open, and the one that has just been changed.
  return { user, mail, change: asked('change'), changed: asked('changed') }
}
