import { usercenterGetuser } from 'shared-state/calls/users'
import type { LoadContext } from 'shared-state/runtime'

export async function loadSetting({ api, signal }: LoadContext) {
  const { user } = await api.call(usercenterGetuser, {}, { signal })
  return user
}
