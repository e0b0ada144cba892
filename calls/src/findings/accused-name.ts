import { regionName } from 'shared-state/i18n/region-name'
import type { BrokerListEntry } from '../entities/broker-list-entry.ts'

/**
 * The name of a broker where the site says something bad about it (decisions 7): in full, and with all that tells it apart from another
 * broker of the same name.
 */
export function accusedName(
  { showName, twoCharCode, namesakeDetails }: Pick<BrokerListEntry, 'showName' | 'twoCharCode' | 'namesakeDetails'>,
  lang: string,
): string {
  if (!namesakeDetails) return showName
  return `${showName} (${[regionName(lang, twoCharCode), ...namesakeDetails].filter(Boolean).join(', ')})`
}
