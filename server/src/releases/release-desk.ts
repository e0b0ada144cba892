import type { ReleaseRecord } from 'shared-state/contract/release'
import { checkAddresses } from './check-addresses.ts'
import type { PinTokens } from './pin-tokens.ts'
import type { ReleaseRegister } from './release-register.ts'
import { ReleaseRefused, type ReleaseStore } from './release-store.ts'

export interface AreaOverview {
  area: string
  stable: string | null
  previous: string | null
  setBy: string | null
  releases: { version: string; commit: string; publishedBy: string; publishedAt: string }[]
}

/** Who moves pointers that only the start command made. */
export const startActor = 'start'

/** What people do with releases: the verbs of the command line and of the console. Refusals are ReleaseRefused. */
export class ReleaseDesk {
  #store: ReleaseStore
  #register: ReleaseRegister
  #pins: PinTokens
  #origin: string

  constructor(parts: { store: ReleaseStore; register: ReleaseRegister; pins: PinTokens; origin: string }) {
    this.#store = parts.store
    this.#register = parts.register
    this.#pins = parts.pins
    this.#origin = parts.origin
  }

  /** Checks a built folder and takes it into the store. It is served once something points at it. */
  async publish({ folder, actor }: { folder: string; actor: string }): Promise<ReleaseRecord> {
    const record = await this.#store.add(folder)
    try {
      const releases = await this.#register.releases()
      if (releases.some(({ record: known }) => known.area === record.area && known.version === record.version))
        throw new ReleaseRefused(`${record.area} ${record.version} is published already and is never overwritten`)
      checkAddresses(record, releases.map(release => release.record), await this.#register.pointers())
      await this.#register.addRelease(record, actor)
    } catch (error) {
      await this.#store.remove(record.area, record.version)
      throw error
    }
    return record
  }

  /** Points an area at a published release. */
  async activate({ area, version, actor, reason = '' }: { area: string; version: string; actor: string; reason?: string }): Promise<void> {
    await this.#published(area, version)
    const pointer = (await this.#register.pointers()).find(known => known.area === area)
    if (pointer?.stable === version && pointer.setBy === actor) return
    const previous = pointer ? (pointer.stable === version ? pointer.previous : pointer.stable) : null
    await this.#register.movePointer({ area, stable: version, previous, actor, reason, action: 'activate', expected: pointer?.revision })
  }

  /** Points an area back at the release before. */
  async rollback({ area, actor, reason = '' }: { area: string; actor: string; reason?: string }): Promise<{ from: string; to: string }> {
    const pointer = (await this.#register.pointers()).find(known => known.area === area)
    if (!pointer) throw new ReleaseRefused(`no release of ${area} is active`)
    if (!pointer.previous) throw new ReleaseRefused(`${area} has no release before ${pointer.stable} to roll back to`)
    await this.#register.movePointer({ area, stable: pointer.previous, previous: null, actor, reason, action: 'rollback', expected: pointer.revision })
    return { from: pointer.stable, to: pointer.previous }
  }

  /** A link that shows one visitor a release, on the server and in the browser, without touching anyone else. */
  async pin({ area, version, actor }: { area: string; version: string; actor: string }): Promise<{ link: string }> {
    await this.#published(area, version)
    await this.#register.recordPin(area, version, actor)
    return { link: `${this.#origin}/pin/${await this.#pins.issue({ [area]: version })}` }
  }

  async list(): Promise<AreaOverview[]> {
    const [releases, pointers] = await Promise.all([this.#register.releases(), this.#register.pointers()])
    const areas = [...new Set([...releases.map(({ record }) => record.area), ...pointers.map(({ area }) => area)])].sort()
    return areas.map(area => {
      const pointer = pointers.find(known => known.area === area)
      return {
        area,
        stable: pointer?.stable ?? null,
        previous: pointer?.previous ?? null,
        setBy: pointer?.setBy ?? null,
        releases: releases
          .filter(({ record }) => record.area === area)
          .map(({ record, publishedBy, publishedAt }) => ({ version: record.version, commit: record.commit, publishedBy, publishedAt })),
      }
    })
  }

  async #published(area: string, version: string): Promise<void> {
    const releases = await this.#register.releases()
    if (releases.some(({ record }) => record.area === area && record.version === version)) return
    const known = releases.filter(({ record }) => record.area === area).map(({ record }) => record.version)
    throw new ReleaseRefused(`${area} ${version} is not published${known.length ? `; published are ${known.join(', ')}` : ''}`)
  }
}
