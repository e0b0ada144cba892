import type { SearchHit } from 'shared-state/calls/entities/search-hit'
import type { LicenceStatus } from 'shared-state/calls/entities/licence'
import { shellText } from '../strings/keys.ts'

export type BrokerFacts = NonNullable<SearchHit['broker']>

/** What the records hold of a broker's licences, in words. */
export const licenceStatusText: Record<LicenceStatus, number> = {
  regulated: shellText.statusRegulated,
  offshore: shellText.statusOffshore,
  exceeded: shellText.statusExceeded,
  suspected_clone: shellText.statusClone,
  revoked: shellText.statusRevoked,
  unregulated: shellText.noLicenceFound,
}

const grave: readonly LicenceStatus[] = ['suspected_clone', 'revoked', 'unregulated']

/** Whether a reader has to know of it before anything else. */
export const isGrave = (status: LicenceStatus): boolean => grave.includes(status)
