import type { CallOutput } from 'shared-state/api/declare-call'
import type { Enterprise } from 'calls/entities/enterprise'
import { enterpriseDetail } from 'calls/enterprise'
import type { LoadContext } from 'shared-state/runtime'
import { withheldOr, type Withheld } from '../account/withheld.ts'
import { requestedEnterprise } from './requested-enterprise.ts'

type Detail = CallOutput<typeof enterpriseDetail>

/** The enterprise that one of its pages is about, with that page's own data; null if the viewer has none. */
export function loadOwnEnterprise<Data>(context: LoadContext, read: (enterprise: Enterprise) => Promise<Data>) {
  const { api, url, signal } = context
  return withheldOr(
    (async (): Promise<(Omit<Detail, 'enterprise'> & { enterprise: Enterprise; page: Data | Withheld }) | null> => {
      const { enterprise, ...detail } = await api.call(enterpriseDetail, requestedEnterprise(url.searchParams), {
        signal,
      })
      if (!enterprise) return null
      return { ...detail, enterprise, page: await withheldOr(read(enterprise)) }
    })(),
  )
}
