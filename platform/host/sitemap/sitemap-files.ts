import type { Db } from 'database/db'
import type { SitemapEntry } from 'shared-state/contract/release'
import { memoize } from '../../api/memoize.ts'
import { isAddressable, isListable, placeholdersOf, type SitemapKind, type SitemapKinds } from './sitemap-kinds.ts'

/** One file of the sitemap: `shop-3` holds the addresses of a range of shops, `pages-1` the single pages. */
export interface SitemapFile {
  name: string
  /** Paths after the language, with `{kind}` as placeholder for a row's slug and code. */
  addresses: string[]
  /** The rows it covers: of this kind, from one code up to the start of the next file. Absent: the addresses are complete as they are. */
  rows?: { kind: string; from: string; before: string | null }
  /** When the newest of its rows changed, ISO 8601. */
  changedAt: string | null
  /** Changes whenever the file does. */
  digest: string
}

/** Addresses per file, counting every language: well below the limits of a sitemap (50,000, and 50 MB unpacked). */
export const mostAddresses = 20_000
const languages = 2

interface Chunk {
  first: string
  changed_at: string | null
  digest: string
}

/**
 * The sitemap's files for the addresses that releases list (`sitemap` in their records). Invented data is left out unless `withSample`
 * (decisions 8).
 */
export function createSitemapFiles(db: Db, kinds: SitemapKinds, withSample: boolean) {
  const chunksOf = memoize({ seconds: 300 }, (kind: string, size: number) => {
    const { from, changedAt } = kinds[kind]!
    return db.query<Chunk>(
      `SELECT min(code) AS first, max(changed_at) AS changed_at, md5(string_agg(concat_ws(' ', code, slug, changed_at), ',' ORDER BY code)) AS digest
       FROM (SELECT t.code, t.slug, ${changedAt} AS changed_at, (row_number() OVER (ORDER BY t.code) - 1) / ${size} AS chunk
             FROM ${from} WHERE ${shownRows(kinds[kind]!, withSample)}) c
       GROUP BY chunk ORDER BY chunk`,
    )
  })
  /** Whether a list is not empty and, unless `withSample`, has no invented data. */
  const isWholeList = memoize({ seconds: 300 }, async (kind: string) => {
    const { from, isPublic, isSample } = kinds[kind]!
    const exists = (condition: string) => `EXISTS (SELECT 1 FROM ${from} WHERE ${condition})`
    const sql = `SELECT ${exists(`(${isPublic})`)} AS some, ${exists(`(${isPublic}) AND (${isSample})`)} AS invented`
    const { some, invented } = (await db.one<{ some: boolean; invented: boolean }>(sql))!
    return some && (withSample || !invented)
  })

  async function pagesFile(entries: readonly SitemapEntry[]): Promise<SitemapFile[]> {
    const plain = entries.filter(entry => kindOf(entry) === undefined)
    const isShown = async (entry: SitemapEntry) =>
      typeof entry === 'string' || (isListable(kinds, entry.lists) && (await isWholeList(entry.lists)))
    const shown = await Promise.all(plain.map(isShown))
    const addresses = plain.filter((_, index) => shown[index]).map(addressOf)
    return addresses.length === 0 ? [] : [{ name: 'pages-1', addresses, changedAt: null, digest: '' }]
  }

  async function rowFiles(kind: string, addresses: string[]): Promise<SitemapFile[]> {
    const size = Math.floor(mostAddresses / (languages * addresses.length))
    const chunks = await chunksOf(kind, size)
    return chunks.map(({ first, changed_at, digest }, index) => ({
      name: `${kind}-${index + 1}`,
      addresses,
      rows: { kind, from: first, before: chunks[index + 1]?.first ?? null },
      changedAt: changed_at,
      digest,
    }))
  }

  return async (entries: readonly SitemapEntry[]): Promise<SitemapFile[]> => {
    const byKind = new Map<string, string[]>()
    for (const entry of entries) {
      const kind = kindOf(entry)
      if (kind !== undefined && isAddressable(kinds, kind))
        byKind.set(kind, [...(byKind.get(kind) ?? []), addressOf(entry)])
    }
    const files = await Promise.all([
      pagesFile(entries),
      ...[...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, addresses]) => rowFiles(kind, addresses)),
    ])
    return files.flat()
  }
}

/** SQL condition for the rows of a kind that belong in the sitemap. */
export const shownRows = ({ isPublic, isSample }: SitemapKind, withSample: boolean): string =>
  withSample ? `(${isPublic})` : `(${isPublic}) AND NOT (${isSample})`

const addressOf = (entry: SitemapEntry): string => (typeof entry === 'string' ? entry : entry.address)
const kindOf = (entry: SitemapEntry): string | undefined => placeholdersOf(addressOf(entry))[0]
