import type { Snapshot } from 'shared-state/contract/release'
import type { HeadersOf } from '../http/security-headers.ts'
import { pageHeaders } from '../rendering/send-page.ts'
import type { RenderResult } from '../rendering/threads/render-messages.ts'
import { surrogateKey } from './edge/edge-headers.ts'
import { compressHtml, StoredPage, type PageSource } from './stored-page.ts'
import type { Storing } from './stored-pages.ts'

interface Kept {
  /** The items that the page is about; undefined if it shows something that other visitors may not get. */
  about: ReadonlySet<string> | undefined
  headersOf: HeadersOf
  source: PageSource
}

/** Stores a rendered page if it is complete and others may get it; resolves to it then, even if memory had no room for it. */
export async function keepPage(
  storing: Storing,
  result: RenderResult,
  { about, headersOf, source }: Kept,
): Promise<StoredPage | undefined> {
  if (!about || result.kind !== 'page' || !isComplete(result)) return undefined
  const releases = releasesHeader(source.job.snapshot, result.areas)
  const page = new StoredPage(
    await compressHtml(result.html),
    {
      ...headersOf(source.address),
      ...pageHeaders,
      'X-Releases': releases,
      'Surrogate-Key': surrogateKey(about, result.areas),
    },
    source,
  )
  storing.keep(page, about)
  return page
}

const isComplete = ({ status, isWhole, failures, down }: Extract<RenderResult, { kind: 'page' }>): boolean =>
  status === 200 && isWhole && failures.length === 0 && down === undefined

/** The releases that rendered the page, for debugging. */
export const releasesHeader = (snapshot: Snapshot, areas: string[]): string =>
  [`shell=${snapshot.shell.version}`, ...areas.map(area => `${area}=${snapshot.areas[area]!.version}`)].join(' ')
