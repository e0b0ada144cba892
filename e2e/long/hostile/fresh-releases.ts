import { basename, dirname } from 'node:path'
import { askServer } from 'platform/host/control/control-socket'
import { releasesToPublish } from 'platform/host/local-builds'
import type { ReleaseName } from 'platform/host/releases/release-name'
import type { AreaOverview } from 'platform/host/releases/release-overview'
import { publishChanged } from '../../portal/releases.ts'
import { projectRoot } from '../../portal/start-portal.ts'

const actor = 'long test'

/**
 * Keeps every area's release under the guard's watch: the guard watches a release for half an hour after it became stable, so this
 * repeatedly makes another copy of it stable. Tracks the expected release of each area, and detects any deviation.
 */
export class FreshReleases {
  readonly #dataDir: string
  readonly #expected = new Map<string, string>()
  #published = 0
  /** Pointers that were moved by anything else, and releases that were revoked. */
  readonly moved: string[] = []
  readonly revoked = new Set<string>()
  known: readonly ReleaseName[] = []

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** Makes another sound release of every area the stable one; publishes a copy of its build if there is no other. */
  async renew(): Promise<void> {
    await this.look()
    for (const { folder, area } of releasesToPublish(projectRoot).filter(build => build.area !== 'shell')) {
      const { pointer, releases } = (await this.#areas()).find(known => known.area === area)!
      const version =
        releases.findLast(release => !release.revoked && release.version !== pointer?.stable)?.version ??
        (await this.#publishCopy(folder))
      await askServer(this.#dataDir, 'activate', { area, version, actor })
      this.#expected.set(area, version)
    }
    this.known = (await this.#areas()).flatMap(({ area, releases }) =>
      releases.map(({ version }) => ({ area, version })),
    )
  }

  /** Records changes since the last look. */
  async look(): Promise<void> {
    for (const { area, pointer, releases } of await this.#areas()) {
      for (const { version } of releases.filter(({ revoked }) => revoked)) this.revoked.add(`${area} ${version}`)
      const expected = this.#expected.get(area)
      if (expected !== undefined && pointer && pointer.stable !== expected) {
        this.moved.push(`${area} from ${expected} to ${pointer.stable} by ${pointer.setBy}`)
        this.#expected.set(area, pointer.stable)
      }
    }
  }

  async #publishCopy(folder: string): Promise<string> {
    const version = `90.0.${this.#published++}`
    await publishChanged(this.#dataDir, basename(dirname(folder)), version, () => ({}))
    return version
  }

  #areas(): Promise<AreaOverview[]> {
    return askServer(this.#dataDir, 'list', {})
  }
}
