import type { Db } from 'database/db'
import { publicLanguages } from 'shared-state/i18n/languages'
import { escapeXml } from '../../api/escape.ts'
import { shownRows, type SitemapFile } from './sitemap-files.ts'
import type { SitemapKinds } from './sitemap-kinds.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const rowsAtOnce = 500

interface Row {
  code: string
  slug: string
  changed_at: string | null
}

export function sitemapIndexXml(files: readonly SitemapFile[], origin: string): string {
  const entries = files.map(
    ({ name, changedAt }) =>
      `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml.gz`)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  )
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

/** Generates one file piece by piece: rows are read as the output is consumed, so memory holds only a few hundred of them. */
export async function* sitemapFileXml(
  db: Db,
  { addresses, rows }: SitemapFile,
  { origin, kinds, withSample }: { origin: string; kinds: SitemapKinds; withSample: boolean },
): AsyncGenerator<string> {
  yield `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  if (!rows) yield addresses.map(address => inEveryLanguage(address, origin, null)).join('')
  else {
    const placeholder = `{${rows.kind}}`
    for await (const batch of batchesOf(db, rows, kinds, withSample))
      yield batch
        .flatMap(({ slug, code, changed_at }) =>
          addresses.map(address =>
            inEveryLanguage(
              address.replace(placeholder, () => `${slug}-${code}`),
              origin,
              changed_at,
            ),
          ),
        )
        .join('')
  }
  yield '</urlset>\n'
}

async function* batchesOf(
  db: Db,
  { kind, from, before }: NonNullable<SitemapFile['rows']>,
  kinds: SitemapKinds,
  withSample: boolean,
): AsyncGenerator<Row[]> {
  const { from: table, changedAt } = kinds[kind]!
  const sql = (than: string) => `SELECT t.code, t.slug, ${changedAt} AS changed_at FROM ${table}
    WHERE ${shownRows(kinds[kind]!, withSample)} AND t.code ${than} $1 AND ($2::text IS NULL OR t.code < $2) ORDER BY t.code LIMIT ${rowsAtOnce}`
  let batch = await db.query<Row>(sql('>='), [from, before])
  while (batch.length > 0) {
    yield batch
    if (batch.length < rowsAtOnce) return
    batch = await db.query<Row>(sql('>'), [batch.at(-1)!.code, before])
  }
}

/** An address in each public language, each with all of them as its alternates; the default is English (spec 2.3). */
function inEveryLanguage(address: string, origin: string, changedAt: string | null): string {
  const urlIn = (lang: string) => escapeXml(`${origin}/${lang}${encodeURI(address)}`)
  const alternates = [...publicLanguages.map(lang => [lang, urlIn(lang)]), ['x-default', urlIn('en')]]
    .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('')
  return publicLanguages
    .map(lang => `<url><loc>${urlIn(lang)}</loc>${lastmod(changedAt)}${alternates}</url>\n`)
    .join('')
}

const lastmod = (changedAt: string | null): string =>
  changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
