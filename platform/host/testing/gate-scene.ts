import type { Db } from 'database/db'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { readLocalKey } from '../releases/keys/local-key.ts'
import { makeKey } from '../releases/keys/make-key.ts'
import { ReleaseKeys } from '../releases/keys/release-keys.ts'
import { signRelease } from '../releases/keys/release-signature.ts'
import { readSigningKey, type SigningKey } from '../releases/keys/signing-key.ts'
import { PinTokens } from '../releases/pin-tokens.ts'
import { ReleaseDesk } from '../releases/release-desk.ts'
import { ReleaseRegister } from '../releases/release-register.ts'
import { ReleaseStore } from '../releases/release-store.ts'
import type { TrialRendering } from '../releases/gate/candidate.ts'
import { writeFakeRelease } from './fake-release.ts'

/** Names of the calls that the server has. */
export const callsOfServer = [
  'article.list',
  'calendar.events',
  'home.search',
  'live24.list',
  'news.detail',
  'users.me',
]

const rows = { from: 'items t', isPublic: 'true', isSample: 'false', changedAt: 'now()' }
/** The kinds of content that the server's sitemap can list. */
const kindsOfServer = { item: rows, story: rows, day: { ...rows, isOnlyListed: true } }

export const provided = { react: '19.3.1', 'react-dom': '19.3.1', mobx: '7.1.3' }

/** Changes fields of a built folder's record. */
export function rewrite(folder: string, change: (record: ReleaseRecord & Record<string, unknown>) => unknown): void {
  const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
  change(record)
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record))
}

/** Adds a file with its correct size and hash. */
export function addFile(folder: string, name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  rewrite(folder, record => (record.files[name] = { size: Buffer.byteLength(content), integrity }))
}

/**
 * A desk with active releases of shell and education, where brokers, education and ops have their own keys. Published releases are not run.
 */
export async function gateScene(db: Db, tryOut: TrialRendering = async () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'brokerlens-gate-'))
  const keyFolder = join(folder, 'release-keys')
  const local = readLocalKey(folder)
  const store = new ReleaseStore(join(folder, 'store'))
  const register = new ReleaseRegister(db)
  const trusted = new ReleaseKeys(keyFolder, local)
  const desk = new ReleaseDesk({
    store,
    register,
    pins: new PinTokens(new Uint8Array(32)),
    keys: trusted,
    origin: 'http://localhost',
    calls: new Set(callsOfServer),
    sitemapKinds: kindsOfServer,
    tryOut,
  })
  const keys: Record<string, SigningKey> = { local }
  for (const [owner, where] of [
    ['brokers', keyFolder],
    ['education', keyFolder],
    ['ops', keyFolder],
    ['stranger', join(folder, 'elsewhere')],
  ] as const) {
    const privateFile = join(folder, `${owner}.key`)
    await makeKey({ area: owner, privateFile, folder: where, owner: 'test' })
    keys[owner] = readSigningKey(readFileSync(privateFile, 'utf8'))
  }
  let built = 0
  const build = (area: string, version: string, change: (record: ReleaseRecord) => unknown = () => {}) => {
    const out = join(folder, `built-${built++}`)
    writeFakeRelease(out, { area, version })
    rewrite(out, change)
    return out
  }
  const active = async (area: string, change: (record: ReleaseRecord) => unknown) => {
    await desk.publish({ folder: build(area, '1.0.0', change), actor: 'ann' })
    await desk.activate({ area, version: '1.0.0', actor: 'ann' })
  }
  await active('shell', record => Object.assign(record, { shared: provided, addresses: [] }))
  await active('education', record =>
    Object.assign(record, { shared: { react: '^19.3.0', mobx: '^7.1.0' }, addresses: ['education', 'markets/news'] }),
  )
  return {
    folder,
    desk,
    register,
    store,
    keys,
    trusted,
    keyFolder,
    build,
    sign: (out: string, owner: string) => signRelease(out, keys[owner]!),
    /** Everything of a release that is visible in the store or the database. */
    traces: async (area: string, version: string) => ({
      stored: existsSync(join(store.folder, area, version)),
      incoming: existsSync(join(store.folder, '.incoming')) ? readdirSync(join(store.folder, '.incoming')) : [],
      listed: (await register.summaries()).filter(release => release.area === area && release.version === version)
        .length,
    }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
