import { usercenterOpenidproviders } from 'calls/third-party'
import type { SharedStore } from 'shared-state/contract/shared-store'

export interface Provider {
  provider: string
  name: string
}

/** Whom this site lets people sign in with, as it is configured. */
export async function loadProviders({ api }: SharedStore): Promise<Provider[]> {
  return (await api.call(usercenterOpenidproviders, {})).items
}
