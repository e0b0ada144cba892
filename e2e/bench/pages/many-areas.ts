import { openDb } from 'database/open-db'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ReleaseRegister } from 'platform/host/releases/release-register'
import { ReleaseStore } from 'platform/host/releases/release-store'
import { writeFakeRelease } from 'platform/host/testing/fake-release'
import { filledDataDir } from '../../portal/filled-data.ts'
import { startPortal } from '../../portal/start-portal.ts'
import { percentile } from '../percentile.ts'
import { contenderOf, storedHeaders } from './contenders.ts'
import { measureRound, type Asked } from './measure-round.ts'

/** The site's own areas. */
const ownAreas = 6
const releasesEach = 20
const path = '/en/tools/position.html'
const rounds = 3

/**
 * What a page costs with more registered areas, which are not on it, than the site's own: with 20 releases each. Those outside the menu cost
 * only what the platform does for them.
 */
export async function manyAreas(): Promise<Record<string, object>> {
  const rows: Record<string, object> = {}
  const sites = [
    { name: `${ownAreas} areas`, areas: ownAreas },
    { name: '20 areas', areas: 20, menu: {} },
    { name: '100 areas', areas: 100, menu: {} },
    { name: '100 areas in the menu', areas: 100 },
  ]
  for (const { name, ...site } of sites) {
    const stored = await measured(site, '64', { seconds: 3, connections: 32, headersFor: storedHeaders })
    const rendered = await measured(site, '0', { seconds: 4, connections: 8 })
    rows[name] = {
      'HTML, KB': stored.kb,
      'stored, CPU (ms)': stored.cpuMs,
      'rendered, CPU (ms)': rendered.cpuMs,
    }
  }
  return rows
}

interface Site {
  areas: number
  /** Name of each other area in the main menu; default: the area's. */
  menu?: Record<string, string>
}

/** Size of the page and processor time per request, with a page cache of `cacheMb`. */
async function measured({ areas, menu }: Site, cacheMb: string, asked: Omit<Asked, 'path'>) {
  const dataDir = await filledDataDir('hundredth')
  await addAreas(dataDir, areas - ownAreas, menu)
  const portal = await startPortal({ dataDir, env: { LOG_LEVEL: 'silent', PAGE_CACHE_MB: cacheMb } })
  try {
    const html = await (await fetch(portal.origin + path)).text()
    const cpuMs = await medianCpu(() => measureRound(contenderOf(portal), { path, ...asked }))
    return { kb: Math.round(html.length / 1000), cpuMs: Number(cpuMs.toPrecision(3)) }
  } finally {
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function medianCpu(measure: () => ReturnType<typeof measureRound>): Promise<number> {
  await measure()
  const found: number[] = []
  for (let round = 0; round < rounds; round++) found.push((await measure()).cpuMs)
  return percentile(found, 50)
}

/** Registers areas with their own addresses in a portal that does not run. Their code is never loaded, so it does not matter. */
async function addAreas(dataDir: string, amount: number, menu: Site['menu']): Promise<void> {
  const db = await openDb({ databaseUrl: undefined, dataDir })
  const register = new ReleaseRegister(db)
  const store = new ReleaseStore(join(dataDir, 'releases'))
  try {
    for (let area = 0; area < amount; area++)
      for (let release = 1; release <= releasesEach; release++)
        await addRelease(register, store, { area: `extra-${area}`, version: `1.0.${release}`, ...(menu && { menu }) })
  } finally {
    await db.close()
  }
}

async function addRelease(
  register: ReleaseRegister,
  store: ReleaseStore,
  release: Parameters<typeof writeFakeRelease>[1],
): Promise<void> {
  const { area, version } = release
  const folder = mkdtempSync(join(tmpdir(), 'brokerlens-extra-'))
  const record = writeFakeRelease(folder, release)
  const audit = { area, version, actor: 'bench', reason: '' }
  await register.addRelease({ record, signedBy: 'bench', bundle: null }, { ...audit, action: 'publish' }, async () => {
    await mkdir(dirname(store.pathOf(area, version)), { recursive: true })
    renameSync(folder, store.pathOf(area, version))
  })
  const before = (await register.pointers()).find(pointer => pointer.area === area)
  await register.movePointer({
    before,
    stable: version,
    previous: before?.stable ?? null,
    canary: null,
    audit: { ...audit, action: 'activate' },
  })
}
