import { isPictureKind } from 'calls/picture-kinds'
import type { Db } from 'database/db'
import { Router } from 'express'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { boundedWork, sendBusy, TooMuchWork } from 'platform/api/bounded-work'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import { createReferenceData } from '../reference/reference-data.ts'
import { drawPicture, type PictureFonts } from './draw-picture.ts'
import { readLetters } from '../drawing/letters.ts'
import { readPictureFacts } from './picture-facts.ts'

/** Increment when the drawing changes: it invalidates cached pictures. */
const drawing = 2
const seconds = 86_400
const keptBytes = 24_000_000
/** Drawing takes a tenth of a second of CPU time; pages have priority. */
const ROOM = { atOnce: 2, waiting: 20 }

/**
 * `/pictures/og/{lang}/{kind}/{code}.png`: preview pictures of links to pages. Drawn at the first request and cached by their facts: when a
 * score changes, a new picture is drawn.
 */
export function pagePictures(db: Db, room = ROOM): Router {
  const deps = { db, reference: createReferenceData(db) }
  const run = boundedWork(room)
  const drawn = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: png => png.length })
  const underWay = new Map<string, Promise<Buffer>>()
  let fonts: Promise<PictureFonts> | undefined
  const readFonts = async (): Promise<PictureFonts> => {
    const [normal, bold] = await Promise.all([readLetters(400), readLetters(700)])
    return { normal, bold }
  }

  /** Concurrent requests for a picture share one drawing. */
  function once(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const begun = underWay.get(key)
    if (begun) return begun
    const beginning = run(draw).finally(() => underWay.delete(key))
    underWay.set(key, beginning)
    return beginning.then(png => {
      drawn.set(key, png)
      return png
    })
  }

  return Router().get('/pictures/og/:lang/:kind/:file', async (request, response) => {
    const { lang, kind, file } = request.params
    const code = /^([0-9A-Za-z]{1,20})\.png$/.exec(file)?.[1]
    if (!code || !isPublicLanguage(lang) || !isPictureKind(kind)) return void response.sendStatus(404)
    const facts = await readPictureFacts(deps, { lang, kind, code })
    if (!facts) return void response.sendStatus(404)
    const key = createHash('sha256')
      .update(JSON.stringify([drawing, lang, facts]))
      .digest('base64url')
      .slice(0, 27)
    // Intended for display on other sites.
    response.set({
      ETag: `"${key}"`,
      'Cache-Control': `public, max-age=${seconds}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    if (request.fresh) return void response.status(304).end()
    try {
      const png =
        drawn.get(key) ?? (await once(key, async () => drawPicture(facts, lang, await (fonts ??= readFonts()))))
      response.type('png').send(png)
    } catch (error) {
      for (const header of ['ETag', 'Cache-Control']) response.removeHeader(header)
      if (!(error instanceof TooMuchWork)) throw error
      sendBusy(response)
    }
  })
}
