import type { Request, Response } from 'express'
import multer from 'multer'
import { parsedBy } from './parsed-by.ts'

/** A multipart form as it was sent: a field that came more than once has a list of what came. Names are no paths: none is nested. */
export interface MultipartForm {
  fields: Record<string, string | string[]>
  /** In the order they came. */
  files: [name: string, file: File][]
}

interface MultipartOptions {
  /** Lengths in bytes. */
  limits: NonNullable<multer.Options['limits']>
  /** The name of the one file that the form may have; without it files come under any names. */
  onlyFile?: string
  /** What keeps files while they are read; by default memory, up to the limits. */
  storage?: multer.StorageEngine
}

/** The one way multipart forms are read. Rejects where one is beyond a limit (`limitPassed`), or is no such form or breaks off. */
export function multipartReader({ limits, onlyFile, storage = multer.memoryStorage() }: MultipartOptions) {
  const parser = multer({ storage, defParamCharset: 'utf8', limits: { ...limits, fieldNestingDepth: 0 } })
  const parse = onlyFile === undefined ? parser.any() : parser.array(onlyFile, 1)
  return async (request: Request, response: Response): Promise<MultipartForm> => {
    await parsedBy(parse, request, response)
    // Multer passes over a form whose boundary it cannot read.
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

/** The limit that a form is beyond, by multer's name for it. Undefined: the form was refused for another reason. */
export const limitPassed = (error: unknown): multer.ErrorCode | undefined =>
  error instanceof multer.MulterError ? error.code : undefined
