import type { Db } from 'database/db'
import { Router, type Request, type Response } from 'express'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Logger } from 'pino'
import type { SitemapEntry } from 'shared-state/contract/release'
import { boundedWork, sendBusy, TooMuchWork } from '../../api/bounded-work.ts'
import { createSitemapFiles } from './sitemap-files.ts'
import type { SitemapKinds } from './sitemap-kinds.ts'
import { sitemapFileXml, sitemapIndexXml } from './sitemap-xml.ts'

export interface SitemapParts {
  db: Db
  log: Pick<Logger, 'error'>
  origin: string
  isLocal: boolean
  /** The kinds of content that releases' addresses can refer to. */
  kinds: SitemapKinds
  /** The sitemap entries of the active releases. */
  entries: () => readonly SitemapEntry[]
}

/** Limits for files being written and waiting: each is a megabyte of work. */
const room = { atOnce: 2, waiting: 40 }
/** Longest time for one client, in ms: it occupies a slot meanwhile. */
const longestReading = 60_000
const seconds = 3_600

/** `/sitemap.xml` lists the files `/sitemaps/{name}.xml.gz`, which hold every address of the site in both languages. */
export function sitemaps({ db, log, origin, isLocal, kinds, entries }: SitemapParts): Router {
  const filesOf = createSitemapFiles(db, kinds, isLocal)
  const run = boundedWork(room)
  return Router()
    .get('/sitemap.xml', async (request, response) => {
      const xml = sitemapIndexXml(await filesOf(entries()), origin)
      if (isKnown(request, response, xml, null)) return
      response.set('Content-Type', 'application/xml; charset=utf-8').send(Buffer.from(xml))
    })
    .get('/sitemaps/:file', async (request, response) => {
      const name = /^([a-z]+-\d{1,5})\.xml\.gz$/.exec(request.params.file)?.[1]
      const file = name && (await filesOf(entries())).find(known => known.name === name)
      if (!file) return void response.sendStatus(404)
      if (isKnown(request, response, JSON.stringify([origin, file]), file.changedAt)) return
      response.type('application/gzip')
      if (request.method === 'HEAD') return void response.end()
      try {
        await run(() =>
          pipeline(
            Readable.from(sitemapFileXml(db, file, { origin, kinds, withSample: isLocal })),
            createGzip(),
            response,
            {
              signal: AbortSignal.timeout(longestReading),
            },
          ),
        )
      } catch (error) {
        if (error instanceof TooMuchWork) return sendBusy(response)
        // A client that disconnects or is too slow gets half a file and can tell; other errors are ours.
        if (!isReadersDoing(error)) log.error({ err: error, file: file.name }, 'a sitemap could not be written')
        response.destroy()
      }
    })
}

const isReadersDoing = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes((error as { code?: string }).code ?? '')

/** Sets the cache headers, and answers 304 if the client has the current version. */
function isKnown(request: Request, response: Response, content: string, changedAt: string | null): boolean {
  response.set({
    ETag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`,
    'Cache-Control': `public, max-age=${seconds}`,
  })
  if (changedAt !== null) response.set('Last-Modified', new Date(changedAt).toUTCString())
  if (!request.fresh) return false
  response.status(304).end()
  return true
}
