import express, { type Request, type RequestHandler, type Response } from 'express'
import { boundedFiles } from '../../api/bounded-files.ts'
import { parsedBy } from '../../api/parsed-by.ts'
import { limitPassed, multipartReader } from '../../api/read-multipart.ts'

/** Fields and files of a form posted by a page without JavaScript, as plain data that can be sent to another thread. */
export type PageForm = [name: string, value: string | File][]

/** Limit for a form without files. */
const WORDS_LIMIT = 100 * 1024
/** More than any form of the site has. */
const MOST_FIELDS = 100
const MOST_FILES = 20
/** Limits in characters for a field's value and for its name. The value: four times the longest text of any form, a complaint of 5,000. */
const LONGEST_FIELD = 20_000
const LONGEST_NAME = 100

const readWords = express.raw({ type: 'application/x-www-form-urlencoded', limit: WORDS_LIMIT })
const readFiles = multipartReader({
  storage: boundedFiles,
  // Up to three bytes per character.
  limits: {
    fieldNameSize: 3 * LONGEST_NAME,
    fieldSize: 3 * LONGEST_FIELD,
    fields: MOST_FIELDS,
    files: MOST_FILES,
    parts: MOST_FIELDS + MOST_FILES,
    headerPairs: 20,
  },
})

/**
 * Puts the form into `request.body` as PageForm; any other body gives no fields. Refuses 400 if the form cannot be read and 413 if it has
 * too many or too long parts, before any release code sees it. A file that is too large is replaced by one that is one byte over any page's
 * limit (bounded-files.ts), so that the page can report it at the field.
 */
export const pageForm: RequestHandler = async (request, response, next) => {
  request.body = await (request.is('multipart/form-data')
    ? readMultipart(request, response)
    : readUrlEncoded(request, response))
  next()
}

const unreadable = (cause: unknown) => Object.assign(new Error('the form cannot be read', { cause }), { status: 400 })
const tooLarge = (what: string, cause?: unknown) =>
  Object.assign(new Error(`the form has ${what}`, { cause }), { status: 413 })

async function readUrlEncoded(request: Request, response: Response): Promise<PageForm> {
  await parsedBy(readWords, request, response)
  const body: unknown = request.body
  if (!Buffer.isBuffer(body)) return []
  const text = body.toString('utf8')
  let fields = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) fields++
  if (fields > MOST_FIELDS) throw tooLarge('too many fields')
  return checked([...new URLSearchParams(text)])
}

async function readMultipart(request: Request, response: Response): Promise<PageForm> {
  const { fields, files } = await readFiles(request, response).catch((error: unknown): never => {
    throw limitPassed(error) ? tooLarge('too many or too long parts', error) : unreadable(error)
  })
  const words = Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
  return [...checked(words), ...files]
}

function checked(fields: [string, string][]): [string, string][] {
  if (fields.some(([name, value]) => name.length > LONGEST_NAME || value.length > LONGEST_FIELD))
    throw tooLarge('a field that is too long')
  return fields
}
