import { staffList } from 'calls/staff'
import type { LoadContext } from 'shared-state/runtime'
import { requestedPage, pagesOf } from '../list/list-query.ts'
import { loadOwnEnterprise } from './load-own-enterprise.ts'

/** All members of an enterprise, as its own staff see them. */
export const loadStaff = (context: LoadContext) =>
  loadOwnEnterprise(context, async ({ enterpriseId }) => {
    const { api, url, signal } = context
    const list = await api.call(staffList, { enterpriseId, ...requestedPage(url.searchParams) }, { signal })
    return { ...list, pages: pagesOf(list, { url }) }
  })
