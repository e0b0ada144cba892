import type { RequestHandler } from 'express'
import { renderJob, type RenderJobDeps } from '../../../../platform/host/rendering/threads/render-job.ts'
import { pageHeaders } from '../../../../platform/host/rendering/send-page.ts'
import type { Transport } from 'shared-state/api/transport'
import type { ReleaseRecord, Snapshot } from 'shared-state/contract/release'
import type { PlainSite } from './build-plain.ts'

interface Deps {
  site: PlainSite
  snapshot: Snapshot
  recordOf: (area: string, version: string) => ReleaseRecord
  textsOf: (record: ReleaseRecord, lang: string) => Promise<Record<string, string>>
  origin: string
  /** The page's calls, as a visitor who is not logged in. */
  transportFor: (lang: 'en' | 'id') => Transport
}

/** Renders pages in this process and this thread, with the code of a single bundle; the document around them is the portal's. */
export function plainPages({ site, snapshot, recordOf, textsOf, origin, transportFor }: Deps): RequestHandler {
  const texts = new Map<string, Promise<Record<string, string>>>()
  const dictionaryOf = (record: ReleaseRecord, lang: string) => {
    const key = `${record.area} ${lang}`
    if (!texts.has(key)) texts.set(key, textsOf(record, lang))
    return texts.get(key)!
  }
  const loader = {
    loadShell: async () => site,
    loadArea: async ({ area }: ReleaseRecord) => ({ area: site.areas[area]! }),
    dictionaryOf,
  } as unknown as RenderJobDeps['loader']
  return async (request, response) => {
    const lang = request.path.startsWith('/id') ? 'id' : 'en'
    const result = await renderJob(
      {
        url: new URL(request.originalUrl, origin).href,
        method: 'GET',
        visitor: { lang, countryCode: '', now: Date.now(), origin, environment: 'production', siteVariant: 1 },
        device: { userAgent: '', fingerprint: '' },
        user: null,
        snapshot,
        down: [],
      },
      {
        loader,
        recordOf: async (area, version) => recordOf(area, version),
        transport: transportFor(lang),
        log: () => {},
        origin,
        signal: new AbortController().signal,
      },
    )
    if (result.kind !== 'page') return void response.sendStatus(result.status)
    response.status(result.status).set(pageHeaders).send(result.html)
  }
}
