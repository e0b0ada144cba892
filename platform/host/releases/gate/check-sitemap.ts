import type { SitemapEntry } from 'shared-state/contract/release'
import { CommandRefused } from '../../../api/command-refused.ts'
import { isAddressable, isListable, placeholdersOf, type SitemapKinds } from '../../sitemap/sitemap-kinds.ts'
import { titleOf, type Candidate } from './candidate.ts'
import { isBelow } from './check-addresses.ts'

const most = 200
const addressPattern = /^\/([a-z0-9{}._-]+(\/[a-z0-9{}._-]+){0,5})?$/

/** Refuses sitemap entries that are not addresses of the release, or that refer to kinds of content this server cannot list. */
export const checkSitemap =
  (kinds: SitemapKinds) =>
  ({ record }: Candidate): void => {
    const { sitemap = [], addresses, area } = record
    const refuse = (why: string): never => {
      throw new CommandRefused(`${titleOf(record)} ${why}`)
    }
    if (sitemap.length > most) refuse(`lists ${sitemap.length} addresses in its sitemap; ${most} are allowed`)
    const seen = new Set<string>()
    for (const entry of sitemap) {
      const address = addressOf(entry)
      if (!addressPattern.test(address)) refuse(`lists '${address}' in its sitemap, which is not an address`)
      if (seen.has(address)) refuse(`lists '${address}' in its sitemap twice`)
      seen.add(address)
      // The shell's own pages may lie outside its declared addresses.
      if (area !== 'shell' && !addresses.some(held => isBelow(address.slice(1), held)))
        refuse(`lists '${address}' in its sitemap, which is not among its addresses`)
      const [kind, ...more] = placeholdersOf(address)
      const parts = address.replace(/\{[^{}]*\}/g, '')
      if (more.length > 0 || /[{}]/.test(parts))
        refuse(`lists '${address}' in its sitemap; only one placeholder in braces is allowed`)
      if (kind !== undefined && !isAddressable(kinds, kind))
        refuse(
          `lists '${address}' in its sitemap; {${kind}} is unknown; known kinds are ${known(kinds, isAddressable)}`,
        )
      if (typeof entry !== 'string' && !isListable(kinds, entry.lists))
        refuse(
          `says that '${address}' lists '${entry.lists}', which is unknown; known kinds are ${known(kinds, isListable)}`,
        )
    }
  }

const addressOf = (entry: SitemapEntry): string => (typeof entry === 'string' ? entry : entry.address)
const known = (kinds: SitemapKinds, isKnown: typeof isListable): string =>
  Object.keys(kinds)
    .filter(kind => isKnown(kinds, kind))
    .join(', ')
