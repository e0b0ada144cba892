import { usercenterSessions } from 'shared-state/calls/users'
import type { LoadContext } from 'shared-state/runtime'

export async function loadSecurity({ api, signal }: LoadContext) {
  const { items } = await api.call(usercenterSessions, {}, { signal })
  return items
}
