import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageJob } from '../rendering/page-job.ts'

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
type Encoding = keyof typeof compress

/** Maximum age of a page whose items have not changed, in ms; long before, it is rendered again if visitors ask for it. */
export const ageMs = 600_000
/** Age in ms from which a page is rendered again when it is asked for. */
const freshMs = 60_000

/** What a stored page is rendered from. */
export interface PageSource {
  /** Path and query as the visitor sent them. */
  address: string
  job: PageJob
}

/** A page that every visitor without an account may get, as bytes. */
export class StoredPage {
  readonly etag: string
  /** Names and values of its response headers in turn, as `writeHead` takes them. */
  readonly headers: readonly string[]
  /** The keys by which a cache in front of the portal drops it (edge/edge-headers.ts). */
  readonly surrogateKey: string
  /** What it was rendered from. */
  readonly source: PageSource
  readonly #body: Buffer
  readonly #renderedAt: number
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>()

  /** `headers` has the `Surrogate-Key` too. `known`: of a page that another process rendered. */
  constructor(
    html: string | Buffer,
    headers: Readonly<Record<string, string>>,
    source: PageSource,
    known?: { br: Buffer; ageMs: number },
  ) {
    this.#body = Buffer.from(html)
    this.#renderedAt = Date.now() - (known?.ageMs ?? 0)
    if (known) this.#compressed.set('br', known.br)
    this.etag = `"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 22)}"`
    const { 'Surrogate-Key': surrogateKey = '', ...others } = headers
    this.surrogateKey = surrogateKey
    this.headers = Object.entries({ ...others, ETag: this.etag }).flat()
    this.source = source
  }

  /** Bytes that it takes in memory, with a third more for its compressed forms. */
  get size(): number {
    return Math.ceil((this.#body.length * 4) / 3)
  }

  get ageMs(): number {
    return Date.now() - this.#renderedAt
  }

  /** It may still be sent, but data that no change is told of may be newer. */
  get isStale(): boolean {
    return this.ageMs > freshMs
  }

  /** Its bytes in an encoding that the visitor accepts; compressed once. */
  body(encoding: Encoding | undefined): Promise<Buffer> | Buffer {
    if (!encoding) return this.#body
    const known = this.#compressed.get(encoding)
    if (known) return known
    const compressing = compress[encoding](this.#body)
    this.#compressed.set(encoding, compressing)
    void compressing.then(
      bytes => this.#compressed.set(encoding, bytes),
      () => this.#compressed.delete(encoding),
    )
    return compressing
  }
}
