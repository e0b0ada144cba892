import type { Snapshot } from 'shared-state/contract/release'

type Ask = (since: number) => Promise<{ epoch: number; releases: { area: string; version: string }[] }>

/**
 * Which releases of this tab's snapshot were revoked since it was opened. Each answer of the API names the epoch of the
 * newest revocation; one that is news is asked about, once.
 */
export class RevokedReleases {
  #snapshot: Snapshot
  #ask: Ask
  #epoch: number
  #areas = new Set<string>()

  constructor(snapshot: Snapshot, ask: Ask) {
    this.#snapshot = snapshot
    this.#epoch = snapshot.epoch
    this.#ask = ask
  }

  /** An answer named this epoch. */
  heard(epoch: number): void {
    if (epoch <= this.#epoch) return
    const since = this.#epoch
    this.#epoch = epoch
    this.#ask(since).then(
      ({ releases }) => {
        for (const { area, version } of releases) if (this.#held(area) === version) this.#areas.add(area)
      },
      // Asked again at the next answer.
      () => void (this.#epoch = since),
    )
  }

  /** A move into or within the area has to leave this tab's releases behind: its own, or the shell around it, is revoked. */
  concern(area: string): boolean {
    return this.#areas.has('shell') || this.#areas.has(area)
  }

  #held(area: string): string | undefined {
    return area === 'shell' ? this.#snapshot.shell.version : this.#snapshot.areas[area]?.version
  }
}
