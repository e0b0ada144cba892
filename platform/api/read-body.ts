import express from 'express'
import type { Request, RequestHandler, Response } from 'express'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { languageOf } from './language-of.ts'
import { messageOf } from './messages.ts'
import { parsedBy } from './parsed-by.ts'
import { limitPassed, multipartReader } from './read-multipart.ts'
import { Refusal } from './refusal.ts'

/** Size limit for the body of a call that is not an upload. */
const BODY_LIMIT = '256kb'
/** Size limit for a picture (calls, 'Fields'). */
const FILE_LIMIT = 5 * 1024 * 1024

const json = express.json({ limit: BODY_LIMIT, strict: false, type: () => true })
const form = express.urlencoded({ limit: BODY_LIMIT, extended: false, parameterLimit: 50 })
const readFile = multipartReader({
  onlyFile: 'file',
  limits: { fileSize: FILE_LIMIT, files: 1, fields: 10, fieldSize: 64 * 1024, parts: 12 },
})

/**
 * A POST's body in the form that its declaration names; without a body an empty object, or the query for `any`. Refuses 400/1000 a body of
 * another form, and 413/1006 one that is too long.
 */
export async function readBody(
  request: Request,
  response: Response,
  { body = 'json' }: Pick<CallDeclaration, 'body'>,
): Promise<unknown> {
  if (!hasBody(request)) return body === 'any' ? { ...request.query } : {}
  if (body === 'upload') return readUpload(request, response)
  if (body === 'any' && request.is('urlencoded'))
    return { ...request.query, ...((await parsed(form, request, response)) as object) }
  if (!request.is(['json', '+json'])) throw new Refusal(errorCodes.badRequest)
  return parsed(json, request, response)
}

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The fields and, as `file`, the file of a multipart form. */
async function readUpload(request: Request, response: Response): Promise<object> {
  if (!request.is('multipart/form-data')) throw new Refusal(errorCodes.badRequest)
  const { fields, files } = await orRefusal(readFile(request, response), request)
  return { ...fields, ...Object.fromEntries(files) }
}

async function parsed(parse: RequestHandler, request: Request, response: Response): Promise<unknown> {
  await orRefusal(parsedBy(parse, request, response), request)
  return request.body
}

const orRefusal = <Read>(reading: Promise<Read>, request: Request): Promise<Read> =>
  reading.catch((error: unknown): never => {
    throw toRefusal(error, languageOf(request))
  })

const tooLargeFile = (lang: Language) =>
  new Refusal(errorCodes.tooLarge, { errors: [{ field: 'file', message: messageOf(errorCodes.tooLarge, lang) }] })

/** body-parser's errors carry their intended status; exceeding a limit of the multipart reader is not a server error either. */
function toRefusal(error: unknown, lang: Language): unknown {
  const limit = limitPassed(error)
  if (limit) return limit === 'LIMIT_FILE_SIZE' ? tooLargeFile(lang) : new Refusal(errorCodes.badRequest)
  const { status, message } = error as { status?: unknown; message?: string }
  if (status === 413) return new Refusal(errorCodes.tooLarge)
  if (typeof status === 'number' && status < 500) return new Refusal(errorCodes.badRequest)
  return /multipart|boundary|unexpected end of form|malformed/i.test(message ?? '')
    ? new Refusal(errorCodes.badRequest)
    : error
}
