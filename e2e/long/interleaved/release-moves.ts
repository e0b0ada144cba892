import { askServer } from 'platform/host/control/control-socket'
import type { ReleaseChoice } from './visitors.ts'

export type MoveKind = 'activation' | 'canary' | 'rollback'

/** Which releases of the area visitors got from one command to the next. */
interface Served {
  kind: MoveKind | 'start'
  stable: string
  canary: string | undefined
  /** Date.now() when the command was sent, and when it had returned. */
  called: number
  returned: number | undefined
}

/** Moves the releases of one area, and knows which of them a visitor may get. */
export class ReleaseMoves {
  readonly #dataDir: string
  readonly #area: string
  readonly #pinned: string
  readonly served: Served[] = []

  constructor(dataDir: string, { area, stable, pinned }: { area: string; stable: string; pinned: string }) {
    this.#dataDir = dataDir
    this.#area = area
    this.#pinned = pinned
    this.served.push({ kind: 'start', stable, canary: undefined, called: 0, returned: 0 })
  }

  activate(version: string): Promise<void> {
    return this.#move('activation', 'activate', { version }, { stable: version, canary: undefined })
  }

  canary(version: string, percent: number): Promise<void> {
    return this.#move('canary', 'canary', { version, percent }, { stable: this.#now.stable, canary: version })
  }

  promote(): Promise<void> {
    return this.#move('activation', 'promote', {}, { stable: this.#now.canary!, canary: undefined })
  }

  /** `stable`: the release that visitors get afterwards. */
  rollback(stable: string): Promise<void> {
    return this.#move('rollback', 'rollback', {}, { stable, canary: undefined })
  }

  /** The releases that a visitor may get who asked and was answered then: two while a command is under way. */
  allowed(choice: ReleaseChoice, began: number, ended: number): Set<string> {
    if (choice === 'pinned') return new Set([this.#pinned])
    const during = this.served.filter(
      ({ called }, index) => called <= ended && (this.served[index + 1]?.returned ?? Infinity) >= began,
    )
    return new Set(
      during.flatMap(({ stable, canary = stable }) =>
        choice === 'stable' ? [stable] : choice === 'canary' ? [canary] : [stable, canary],
      ),
    )
  }

  /** Date.now() when the last rollback was sent; 0 if there was none. */
  get rolledBackAt(): number {
    return this.served.findLast(({ kind }) => kind === 'rollback')?.called ?? 0
  }

  get #now(): Served {
    return this.served.at(-1)!
  }

  async #move(
    kind: MoveKind,
    verb: string,
    input: object,
    then: { stable: string; canary: string | undefined },
  ): Promise<void> {
    const move: Served = { kind, ...then, called: Date.now(), returned: undefined }
    this.served.push(move)
    const answer = await askServer<{ behind: string[] }>(this.#dataDir, verb, {
      area: this.#area,
      actor: 'interleaved',
      ...input,
    })
    if (answer.behind.length > 0) throw new Error(`${verb}: not applied in time by ${answer.behind.join()}`)
    move.returned = Date.now()
  }
}

/** A cookie that pins its visitor to a release, as the link for it sets. */
export async function pinCookie(dataDir: string, release: { area: string; version: string }): Promise<string> {
  const { link } = await askServer<{ link: string }>(dataDir, 'pin', { ...release, actor: 'interleaved' })
  const answer = await fetch(link, { redirect: 'manual' })
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}
