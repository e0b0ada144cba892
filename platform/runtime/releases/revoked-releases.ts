import type { Snapshot } from 'shared-state/contract/release'

type Ask = (since: number) => Promise<{ epoch: number; releases: { area: string; version: string }[] }>

/**
 * Tracks which releases of this tab's snapshot have been revoked since it was opened. Each API response carries the epoch of the newest
 * revocation; when it is new, the revoked releases are requested once.
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

  /** To be called with the epoch of each response. */
  heard(epoch: number): void {
    if (epoch <= this.#epoch) return
    const since = this.#epoch
    this.#epoch = epoch
    this.#ask(since).then(
      ({ releases }) => {
        for (const { area, version } of releases) if (this.#held(area) === version) this.#areas.add(area)
      },
      // Requested again at the next response.
      () => void (this.#epoch = since),
    )
  }

  /** Whether navigation into or within the area must abandon this tab's releases because the area's own or the shell is revoked. */
  concern(area: string): boolean {
    return this.#areas.has('shell') || this.#areas.has(area)
  }

  #held(area: string): string | undefined {
    return area === 'shell' ? this.#snapshot.shell.version : this.#snapshot.areas[area]?.version
  }
}
