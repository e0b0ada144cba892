import { usercenterApplications } from 'calls/applications'
import { usercenterRefusedsignins, usercenterSessions, usercenterSigninhistory } from 'calls/sessions'
import { usercenterOpenidproviders, usercenterThirdbound } from 'calls/third-party'
import type { LoadContext } from 'shared-state/runtime'
import { requestedPage, pagesOf } from '../list/list-query.ts'
import { linkOutcomes } from './link-outcome.ts'

export async function loadSecurity({ api, url, signal }: LoadContext) {
  const [
    { items: sessions },
    { items: applications },
    history,
    { items: refused },
    { items: providers },
    { items: linked },
  ] = await Promise.all([
    api.call(usercenterSessions, {}, { signal }),
    api.call(usercenterApplications, {}, { signal }),
    api.call(usercenterSigninhistory, requestedPage(url.searchParams), { signal }),
    api.call(usercenterRefusedsignins, {}, { signal }),
    api.call(usercenterOpenidproviders, {}, { signal }),
    api.call(usercenterThirdbound, {}, { signal }),
  ])
  const nameOf = (code: string) => providers.find(({ provider }) => provider === code)?.name ?? code
  return {
    sessions,
    showsAll: url.searchParams.has('all'),
    applications,
    history: {
      ...history,
      items: history.items.map(entry => ({ ...entry, provider: nameOf(entry.provider) })),
      pages: pagesOf(history, { url }),
    },
    refused,
    linked,
    linkable: providers.filter(({ provider }) => !linked.some(login => login.provider === provider)),
    unlinking: url.searchParams.get('unlink'),
    outcome: linkOutcomes.find(outcome => outcome === url.searchParams.get('third')),
    deleting: url.searchParams.has('delete'),
  }
}
