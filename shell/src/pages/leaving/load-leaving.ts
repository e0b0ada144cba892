import type { CallOutput } from 'shared-state/api/declare-call'
import { throughWebsite } from 'calls/leaving'
import type { Head, LoadContext } from 'shared-state/contract/area'
import { ownPathOf } from 'shared-state/contract/own-path'
import { ApiError, redirectTo } from 'shared-state/runtime'
import { shellText } from '../../strings/keys.ts'

export type OutsideSite = CallOutput<typeof throughWebsite>

const longestAddress = 2000

/** The owner of the site in `leaving.html?url=`; null if that is not a web address. An address on this site is redirected to at once. */
export async function loadLeaving({ url, lang, api, signal }: LoadContext): Promise<OutsideSite | null> {
  const asked = url.searchParams.get('url')?.trim() ?? ''
  if (!asked || asked.length > longestAddress) return null
  const site = await lookUp(asked, api, signal)
  const target = site && new URL(site.url)
  if (target?.origin !== url.origin) return site
  // A path that starts with two slashes belongs to this site only together with its origin, and no page has such a path.
  throw redirectTo(ownPathOf(target.pathname + target.search) ?? `/${lang}/`)
}

async function lookUp(url: string, api: LoadContext['api'], signal: AbortSignal): Promise<OutsideSite | null> {
  try {
    return await api.call(throughWebsite, { url }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return null
    throw error
  }
}

export function leavingHead(site: OutsideSite | null, { store: { text } }: Pick<LoadContext, 'store'>): Head {
  return {
    title: text.t(site ? shellText.leavingTitle : shellText.brokenLink),
    description: text.t(shellText.leavingDescription),
    canonical: '/leaving.html',
    noindex: true,
  }
}
