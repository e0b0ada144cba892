import type { Request } from 'express'
import type { StorageEngine } from 'multer'

/** Size limits: the largest picture (calls, 'Fields'), and all files of one form together. */
const FILE_LIMIT = 5 * 1024 * 1024
const FORM_LIMIT = 6 * 1024 * 1024

/** Bytes of files held for each form so far. */
const held = new WeakMap<Request, number>()

/**
 * Keeps a form's files in memory, up to 6 MB in all. A file that is longer than 5 MB, or no longer fits, is read to its end and discarded
 * (a browser that is still sending reads no response); its content is replaced by 5 MB and one byte of zeros.
 */
export const boundedFiles: StorageEngine = {
  _handleFile(request, { stream }, done) {
    const chunks: Buffer[] = []
    let length = 0
    let fits = true
    stream.on('data', (chunk: Buffer) => {
      if (!fits) return
      const inForm = (held.get(request) ?? 0) + chunk.length
      fits = length + chunk.length <= FILE_LIMIT && inForm <= FORM_LIMIT
      if (fits) chunks.push(chunk)
      else chunks.length = 0
      held.set(request, fits ? inForm : inForm - chunk.length - length)
      length += chunk.length
    })
    stream.on('error', done)
    stream.on('end', () =>
      done(
        null,
        fits
          ? { buffer: Buffer.concat(chunks), size: length }
          : { buffer: Buffer.alloc(FILE_LIMIT + 1), size: FILE_LIMIT + 1 },
      ),
    )
  },
  _removeFile(_request, _file, done) {
    done(null)
  },
}
