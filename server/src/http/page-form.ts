import express, { type RequestHandler } from 'express'

/** Fields and files of a form that a page without JavaScript posts, as plain data: it crosses the border between two threads. */
export type PageForm = [name: string, value: string | File][]

/** Words alone; with pictures, what the largest form may hold. */
const WORDS_LIMIT = '100kb'
const FILES_LIMIT = '6mb'

const readWords = express.raw({ type: 'application/x-www-form-urlencoded', limit: WORDS_LIMIT })
const readFiles = express.raw({ type: 'multipart/form-data', limit: FILES_LIMIT })

/** Leaves the form in `request.body` as PageForm. What is nothing of the kind is a 400 and what is too long a 413, before any release runs. */
export const pageForm: RequestHandler[] = [readWords, readFiles, (request, _response, next) => {
  parse(request.body, request.headers['content-type']).then(
    form => {
      request.body = form
      next()
    },
    (cause: unknown) => next(Object.assign(new Error('a form that cannot be read', { cause }), { status: 400 })),
  )
}]

async function parse(body: unknown, type: string | undefined): Promise<PageForm> {
  if (!Buffer.isBuffer(body)) return []
  return [...(await new Response(new Uint8Array(body), { headers: { 'Content-Type': type ?? '' } }).formData())]
}
