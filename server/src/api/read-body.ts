import express from 'express'
import type { Request, Response } from 'express'
import { errorCodes } from 'shared-state/calls/error-codes'
import { Refusal } from './refusal.ts'

/** The longest body of a call that is no upload. */
const BODY_LIMIT = '256kb'
const parse = express.json({ limit: BODY_LIMIT, strict: false, type: () => true })

/**
 * A POST's JSON body; without one an empty object. Refuses 400/1000 what is no JSON or says it is something else, and
 * 413/1006 what is too long.
 */
export async function readBody(request: Request, response: Response): Promise<unknown> {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  if (!hasBody) return {}
  if (!request.is(['json', '+json'])) throw new Refusal(errorCodes.badRequest)
  await new Promise<void>((resolve, reject) => {
    parse(request, response, error => (error === undefined ? resolve() : reject(toRefusal(error))))
  })
  return request.body
}

/** body-parser's errors carry the status they mean. */
function toRefusal(error: unknown): unknown {
  const { status } = error as { status?: unknown }
  if (status === 413) return new Refusal(errorCodes.tooLarge)
  return typeof status === 'number' && status < 500 ? new Refusal(errorCodes.badRequest) : error
}
