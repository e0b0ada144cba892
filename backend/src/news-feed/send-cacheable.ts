import type { Request, Response } from 'express'
import { createHash } from 'node:crypto'

interface Cacheable {
  text: string
  type: string
  /** How long a reader may use it without asking again. */
  freshSeconds: number
}

/** Answers with a text that readers ask for again and again, or with 304 if the reader has it already. */
export function sendCacheable(request: Request, response: Response, { text, type, freshSeconds }: Cacheable): void {
  response.set({
    ETag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
    'Cache-Control': `public, max-age=${freshSeconds}`,
  })
  if (request.fresh) return void response.status(304).end()
  response.set('Content-Type', `${type}; charset=utf-8`).send(Buffer.from(text))
}
