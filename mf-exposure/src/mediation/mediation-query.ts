import { exposureSafeguardcontentpage } from 'calls/exposure'
import { mediationPath } from '../addresses.ts'
import { createListQuery, type ListQuery } from '../exposure-parts/list-query.ts'

/** The list of the mediation centre in its address. */
export type MediationQuery = ListQuery<'state'>
export const mediationQuery = createListQuery({
  path: mediationPath,
  fields: ['state'],
  input: () => exposureSafeguardcontentpage.input,
})
