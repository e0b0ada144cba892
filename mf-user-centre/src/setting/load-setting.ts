import { contactKinds } from 'calls/account-forms/setting/change-contact'
import { usercenterGetuser } from 'calls/users'
import type { LoadContext } from 'shared-state/runtime'

export async function loadSetting({ api, url, signal }: LoadContext) {
  const { user } = await api.call(usercenterGetuser, {}, { signal })
  const asked = (name: string) => contactKinds.find(kind => kind === url.searchParams.get(name))
  // The contact whose form is open, and the one that has just been changed.
  return { user, change: asked('change'), changed: asked('changed') }
}
