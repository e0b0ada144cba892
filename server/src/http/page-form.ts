import express, { type Request, type RequestHandler } from 'express'

/** Fields and files of a form that a page without JavaScript posts, as plain data: it crosses the border between two threads. */
export type PageForm = [name: string, value: string | File][]

/** Words alone; with pictures, what the largest form may hold. */
const WORDS_LIMIT = '100kb'
const FILES_LIMIT = 6 * 1024 * 1024
/** More than any picture may be (calls, 'Fields'): whatever page gets it says so at its field. */
const TOO_LARGE = 5 * 1024 * 1024 + 1

const readWords = express.raw({ type: 'application/x-www-form-urlencoded', limit: WORDS_LIMIT })

/** Leaves the form in `request.body` as PageForm. What is nothing of the kind is a 400 and what is too long a 413, before any release runs. */
export const pageForm: RequestHandler[] = [readWords, (request, _response, next) => {
  read(request).then(
    form => {
      request.body = form
      next()
    },
    (cause: unknown) => next(Object.assign(new Error('a form that cannot be read', { cause }), { status: cause instanceof TooLong ? 413 : 400 })),
  )
}]

class TooLong extends Error {}

async function read(request: Request): Promise<PageForm> {
  const type = request.headers['content-type'] ?? ''
  if (!request.is('multipart/form-data')) return Buffer.isBuffer(request.body) ? parse(request.body, type) : []
  const { body, isWhole } = await readFiles(request)
  return isWhole ? parse(body, type) : parseBegun(body, type)
}

/** The body's beginning where it is too long. It is read to its end all the same: a browser that is still sending reads no answer. */
async function readFiles(request: Request): Promise<{ body: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= FILES_LIMIT) chunks.push(chunk)
  }
  return { body: Buffer.concat(chunks), isWhole: length <= FILES_LIMIT }
}

const parse = async (body: Buffer, type: string): Promise<PageForm> =>
  [...(await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData())]

/** The fields before the one in which a body is cut off, and in that one's place a file that is too large for every page. */
async function parseBegun(body: Buffer, type: string): Promise<PageForm> {
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type)
  const mark = `--${boundary?.[1] ?? boundary?.[2]}`
  const end = body.lastIndexOf(mark)
  const name = /\bname="([^"\r\n]*)"; filename=/.exec(body.toString('utf8', end, end + 1000))?.[1]
  if (end < 0 || name === undefined) throw new TooLong()
  const before = end === 0 ? [] : await parse(Buffer.concat([body.subarray(0, end), Buffer.from(`${mark}--\r\n`)]), type)
  return [...before, [name, new File([new Uint8Array(TOO_LARGE)], 'too-large')]]
}
