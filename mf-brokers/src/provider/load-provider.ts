import { serviceproviderDetailinit } from 'calls/providers'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { providerPath, readNameCode } from '../addresses.ts'

/** A service provider. A wrong slug is redirected to the right address (301, decisions 1). */
export async function loadProvider(context: LoadContext) {
  const { api, params, lang, signal } = context
  const named = readNameCode(params.nameCode)
  if (!named) throw notFound(context)
  const detail = await api.call(serviceproviderDetailinit, { code: named.code }, { signal })
  if (named.slug !== detail.provider.slug) throw redirectTo(`/${lang}${providerPath(detail.provider)}`, 301)
  return detail
}

export type ProviderData = Awaited<ReturnType<typeof loadProvider>>
