import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
type Encoding = keyof typeof compress

/** A page that every visitor without an account may get, as bytes. */
export class StoredPage {
  readonly etag: string
  /** Values of its own response headers. */
  readonly headers: Readonly<Record<string, string>>
  readonly #body: Buffer
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(html: string, headers: Readonly<Record<string, string>>) {
    this.#body = Buffer.from(html)
    this.headers = headers
    this.etag = `"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 22)}"`
  }

  /** Bytes that it takes in memory, with a third more for its compressed forms. */
  get size(): number {
    return Math.ceil((this.#body.length * 4) / 3)
  }

  /** Its bytes in an encoding that the visitor accepts; compressed once. */
  body(encoding: Encoding | undefined): Promise<Buffer> | Buffer {
    if (!encoding) return this.#body
    const known = this.#compressed.get(encoding) ?? compress[encoding](this.#body)
    this.#compressed.set(encoding, known)
    return known
  }
}
