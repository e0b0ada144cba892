import { usercenterOpenidproviders } from 'shared-state/calls/third-party'
import type { RootStore } from 'shared-state/store/root-store'

export interface Provider {
  provider: string
  name: string
}

/** Whom this site lets people sign in with, as it is configured. */
export async function loadProviders({ api }: RootStore): Promise<Provider[]> {
  return (await api.call(usercenterOpenidproviders, {})).items
}
