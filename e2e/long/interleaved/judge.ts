import { createHash } from 'node:crypto'
import { versionsIn } from '../../bench/releases/marked-release.ts'
import type { AskedPage } from './ask-page.ts'
import { headerFaults } from './header-faults.ts'
import { pageFacts, type PageFacts } from './page-facts.ts'
import type { PrivateTexts } from './readers.ts'
import type { ReleaseMoves } from './release-moves.ts'
import type { Visiting } from './visitors.ts'
import type { WrittenTexts } from './written-texts.ts'

interface Deps {
  moves: ReleaseMoves
  written: WrittenTexts
  privateTexts: PrivateTexts
  area: string
}

export interface Judged {
  faults: string[]
  /** Undefined for answers without a page. */
  facts: PageFacts | undefined
}

const markedPath = /^\/(?:en|id)\/tools\.html$/

/** Compares answers with what their visitors may get. Pages with the same bytes are read once. */
export class Judge {
  readonly #deps: Deps
  /** By the hash of its bytes. */
  readonly #pages = new Map<string, PageFacts>()
  /** Hashes of pages by ETag. */
  readonly #hashes = new Map<string, string>()
  readonly #formKeys = new Map<string, string>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  judge(path: string, visitor: Visiting, answer: AskedPage): Judged {
    const { status, headers, body } = answer
    const faults = headerFaults(visitor, answer, this.#deps.privateTexts)
    if (isRefused(answer)) return { faults, facts: undefined }
    if (status >= 500 || status === 429) return { faults: [...faults, `status ${status}`], facts: undefined }
    if (status >= 300 && status < 400 && status !== 304) return { faults, facts: undefined }
    const { etag = '' } = headers
    const told = this.#hashes.get(etag)
    if (status === 304 && told === undefined) return { faults: [...faults, '304 for unknown bytes'], facts: undefined }
    const hash = status === 304 ? told! : createHash('sha256').update(body).digest('base64url')
    if (told !== undefined && told !== hash) faults.push('its ETag is that of other bytes')
    if (etag) this.#hashes.set(etag, hash)
    let facts = this.#pages.get(hash)
    if (!facts) {
      const html = body.toString()
      facts = pageFacts(html, [...this.#deps.privateTexts.keys()])
      if (markedPath.test(path) && status === 200) {
        const versions = [...versionsIn(html, String(headers['x-releases']))]
        if (versions.length > 1) faults.push(`is mixed of the releases ${versions.join(', ')}`)
      }
      this.#pages.set(hash, facts)
      for (const key of facts.formKeys) {
        const before = this.#formKeys.get(key)
        if (before !== undefined && before !== visitor.name) faults.push(`holds a form key of '${before}'`)
        this.#formKeys.set(key, visitor.name)
      }
    }
    faults.push(...this.#factFaults(path, visitor, facts, answer))
    return { faults, facts }
  }

  #factFaults(path: string, visitor: Visiting, facts: PageFacts, answer: AskedPage): string[] {
    const { moves, written, privateTexts, area } = this.#deps
    const [, lang = '', page = ''] = /^\/(en|id)(\/.*)$/.exec(path) ?? []
    const expected: [what: string, found: unknown, wanted: unknown][] = [
      ['language', facts.lang, lang],
      ['language of the frame', facts.frameLangs.join(), lang],
      ['site variant', facts.siteVariant, visitor.siteVariant],
      ['country', facts.countryCode, ''],
      ['user', facts.userId, visitor.reader?.userId],
    ]
    const faults = expected
      .filter(([, found, wanted]) => found !== wanted)
      .map(([what, found, wanted]) => `${what} ${String(found)} instead of ${String(wanted)}`)
    const own: readonly string[] = visitor.reader?.marks ?? []
    for (const text of facts.private.filter(found => !own.includes(found)))
      faults.push(`holds ${privateTexts.get(text)}`)
    if (!visitor.reader && facts.formKeys.length > 0) faults.push('holds a form key without a user')
    const versions = new Map([...facts.versions].map(([name, found]) => [name, new Set(found)]))
    for (const [name, version] of releasesIn(answer.headers['x-releases']))
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
    for (const [name, found] of versions)
      if (found.size > 1) faults.push(`is mixed of the releases ${[...found].join(', ')} of ${name}`)
    // A release that does not load in time is replaced for a page, which then is not stored.
    const kept = answer.headers.etag === undefined ? ', and was not stored' : ', and was stored'
    const allowed = moves.allowed(visitor.release, answer.began, answer.ended)
    for (const version of versions.get(area) ?? [])
      if (!allowed.has(version)) faults.push(`is of ${area} ${version} instead of ${[...allowed].join(' or ')}${kept}`)
    return [...faults, ...written.faults(page, facts.written, answer)]
  }
}

/** A busy portal refuses pages that it has not stored (decision 89). */
export const isRefused = ({ status, headers }: AskedPage): boolean =>
  status === 503 && headers['retry-after'] !== undefined

/** Parts of the site and their versions, from a header of the form `shell=1.0.0 tools=1.2.0`. */
const releasesIn = (header: string | string[] = ''): [part: string, version: string][] =>
  String(header)
    .split(' ')
    .filter(Boolean)
    .map(release => release.split('=') as [string, string])
