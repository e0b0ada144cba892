import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { PageJob } from '../rendering/page-job.ts'

/** Maximum age of a page whose items have not changed, in ms; long before, it is rendered again if visitors ask for it. */
export const ageMs = 600_000
/** Age in ms from which a page is rendered again when it is asked for. */
const freshMs = 60_000
/** Larger pages are no pages of this portal. */
const mostHtmlBytes = 16_000_000

/** What a stored page is rendered from. */
export interface PageSource {
  /** Path and query as the visitor sent them. */
  address: string
  job: PageJob
}

/** HTML as browsers load it: brotli makes a tenth of it. */
export const compressHtml = (html: string): Promise<Buffer> =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

const decompressHtml = (br: Buffer): Promise<Buffer> =>
  promisify(brotliDecompress)(br, { maxOutputLength: mostHtmlBytes })

/** A page that every visitor without an account may get, as compressed bytes. */
export class StoredPage {
  readonly etag: string
  /** Names and values of its response headers in turn, as `writeHead` takes them. */
  readonly headers: readonly string[]
  /** The keys by which a cache in front of the portal drops it (edge/edge-headers.ts). */
  readonly surrogateKey: string
  /** What it was rendered from. */
  readonly source: PageSource
  /** Its HTML as browsers get it. */
  readonly br: Buffer
  #gzip: Promise<Buffer> | undefined
  readonly #renderedAt: number

  /** `br`: its HTML. `headers` has the `Surrogate-Key` too. `ageMs`: of a page that another process rendered. */
  constructor(br: Buffer, headers: Readonly<Record<string, string>>, source: PageSource, ageMs = 0) {
    this.br = br
    this.#renderedAt = Date.now() - ageMs
    this.etag = `"${createHash('sha256').update(br).digest('base64url').slice(0, 22)}"`
    const { 'Surrogate-Key': surrogateKey = '', ...others } = headers
    this.surrogateKey = surrogateKey
    this.headers = Object.entries({ ...others, ETag: this.etag }).flat()
    this.source = source
  }

  /** Bytes that it takes in memory, with as many again for gzip. */
  get size(): number {
    return 2 * this.br.length
  }

  get ageMs(): number {
    return Date.now() - this.#renderedAt
  }

  /** It may still be sent, but data that no change is told of may be newer. */
  get isStale(): boolean {
    return this.ageMs > freshMs
  }

  /** Its bytes in an encoding that the visitor accepts: brotli at once, gzip made once, and plain HTML each time, for few ask for it. */
  body(encoding: 'br' | 'gzip' | undefined): Promise<Buffer> | Buffer {
    if (encoding === 'br') return this.br
    if (!encoding) return decompressHtml(this.br)
    this.#gzip ??= this.#makeGzip()
    return this.#gzip
  }

  async #makeGzip(): Promise<Buffer> {
    try {
      return await promisify(gzip)(await decompressHtml(this.br))
    } catch (error) {
      this.#gzip = undefined
      throw error
    }
  }
}
