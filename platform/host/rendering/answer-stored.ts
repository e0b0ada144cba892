import type { Request, Response } from 'express'
import { encodingOf } from '../../api/encoding-of.ts'
import type { StoredPage } from '../page-cache/stored-page.ts'
import { varyPage } from './send-page.ts'

/** Answers with a stored page: in an encoding that the browser accepts, or with 304 if the browser has it. */
export async function answerStored(request: Request, response: Response, page: StoredPage): Promise<void> {
  varyPage(response.status(200)).set(page.headers).set('ETag', page.etag)
  if (request.fresh) return void response.status(304).end()
  const encoding = encodingOf(request)
  const body = await page.body(encoding)
  if (encoding) response.set('Content-Encoding', encoding)
  response.set('Content-Length', String(body.length)).end(request.method === 'HEAD' ? undefined : body)
}
