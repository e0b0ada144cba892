import type { Request, Response } from 'express'
import multer from 'multer'
import { parsedBy } from './parsed-by.ts'

/**
 * A multipart form as it was sent: a field sent more than once has a list of its values. Names are not treated as paths, so nothing is
 * nested.
 */
export interface MultipartForm {
  fields: Record<string, string | string[]>
  /** In the order received. */
  files: [name: string, file: File][]
}

interface MultipartOptions {
  /** Lengths in bytes. */
  limits: NonNullable<multer.Options['limits']>
  /** The name of the only file that the form may have; if absent, files may have any name. */
  onlyFile?: string
  /** Storage of the files while they are read; by default memory, up to the limits. */
  storage?: multer.StorageEngine
}

/** The only reader of multipart forms. Rejects if a form exceeds a limit (`limitPassed`), is not multipart, or is incomplete. */
export function multipartReader({ limits, onlyFile, storage = multer.memoryStorage() }: MultipartOptions) {
  const parser = multer({ storage, defParamCharset: 'utf8', limits: { ...limits, fieldNestingDepth: 0 } })
  const parse = onlyFile === undefined ? parser.any() : parser.array(onlyFile, 1)
  return async (request: Request, response: Response): Promise<MultipartForm> => {
    await parsedBy(parse, request, response)
    // Multer silently skips a form whose boundary it cannot read.
    if (request.body === undefined) throw new Error('Multipart: the boundary cannot be read')
    const files = (request.files as Express.Multer.File[]).map(
      ({ fieldname, originalname, mimetype, buffer }): [string, File] => [
        fieldname,
        new File([new Uint8Array(buffer)], originalname, { type: mimetype }),
      ],
    )
    return { fields: request.body as MultipartForm['fields'], files }
  }
}

/** The limit that a form has exceeded, by multer's name for it. Undefined: the form was refused for another reason. */
export const limitPassed = (error: unknown): multer.ErrorCode | undefined =>
  error instanceof multer.MulterError ? error.code : undefined
