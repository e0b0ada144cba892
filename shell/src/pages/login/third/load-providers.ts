import { usercenterOpenidproviders } from 'calls/third-party'
import type { SharedStore } from 'shared-state/contract/shared-store'

export interface Provider {
  provider: string
  name: string
}

/** The configured sign-in providers. */
export async function loadProviders({ api }: SharedStore): Promise<Provider[]> {
  return (await api.call(usercenterOpenidproviders, {})).items
}
