import { exposureSafeguardcontentpage } from 'calls/exposure'
import { mediationPath } from '../addresses.ts'
import { createListQuery } from 'calls/list-query'

/** The list of the mediation centre in its address. */
export const mediationQuery = createListQuery({
  path: mediationPath,
  fields: ['state', 'traderCode'],
  input: () => exposureSafeguardcontentpage.input,
})
