import type { APIRequestContext } from '@playwright/test'
import { execFile } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256Of, signRequest } from 'platform/host/releases/keys/signed-requests'
import { readSigningKey } from 'platform/host/releases/keys/signing-key'
import { textKey } from '../portal/known-texts.ts'
import { ownPortal } from '../portal/own-portal.ts'
import { copyRelease } from '../portal/release-copies.ts'
import { releaseCommand } from '../portal/releases.ts'
import { projectRoot } from '../portal/start-portal.ts'
import { expect, test } from '../portal/test.ts'

/** A team releases its area from a machine that has only a key and the server's address. */

test.describe.configure({ mode: 'serial' })

let team: string
test.beforeAll(() => void (team = mkdtempSync(join(tmpdir(), 'brokerlens-team-'))))
test.afterAll(() => rmSync(team, { recursive: true, force: true }))
const portal = ownPortal({
  async before(dataDir) {
    for (const area of ['brokers', 'education']) await releaseCommand(dataDir, 'keygen', area, '--out', keyOf(area))
  },
})

const keyOf = (area: string) => join(team, `${area}.key`)

interface Ended {
  code: number
  out: string
  err: string
}

/** Runs a command on the team's machine, which does not know the server's data directory. */
const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  new Promise(ended =>
    execFile(
      command,
      args,
      { cwd: projectRoot, env: { PATH: process.env.PATH!, DATA_DIR: join(team, 'no-data'), ...env } },
      (error, out, err) => ended({ code: Number(error?.code ?? 0), out: out.trim(), err: err.trim() }),
    ),
  )
const cli = join(projectRoot, 'server/src/cli/release.ts')
const release = (area: string, ...args: string[]) =>
  run(process.execPath, [cli, ...args, '--server', portal.origin, '--key', keyOf(area)])

/** Publishes the brokers area with another title; returns how the command ended. */
async function publish(version: string, title: string, key = 'brokers', server = portal.origin): Promise<Ended> {
  const text = { [textKey('mf-brokers', 'brokers')]: title }
  const folder = copyRelease('mf-brokers', version, ({ web }) =>
    Object.fromEntries(
      Object.values(web.strings).map(file => [file, words => JSON.stringify({ ...JSON.parse(words), ...text })]),
    ),
  )
  try {
    return await run(process.execPath, [
      cli,
      'publish',
      'brokers',
      '--folder',
      folder,
      '--server',
      server,
      '--key',
      keyOf(key),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The title for a visitor with the given canary bucket. */
async function title(request: APIRequestContext, bucket = 9999): Promise<string> {
  const answer = await request.get(`${portal.origin}/en/brokers`, { headers: { Cookie: `bucket=${bucket}` } })
  return /<h1[^<>]*>([^<]*)/.exec(await answer.text())![1]!
}

test('publish, canary, promote and rollback over HTTP take effect on the next response', async ({ request }) => {
  expect(await publish('8.1.0', 'Brokers of the team')).toMatchObject({
    code: 0,
    out: expect.stringContaining('brokers 8.1.0 is published'),
  })
  expect(await title(request, 0)).toBe('Brokers')
  expect(await release('brokers', 'canary', 'brokers', '8.1.0', '20')).toMatchObject({
    code: 0,
    out: '20 % of the visitors get brokers 8.1.0',
  })
  expect([await title(request, 1999), await title(request, 2000)]).toEqual(['Brokers of the team', 'Brokers'])
  expect(await release('brokers', 'promote', 'brokers', '--reason', 'figures are good')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^brokers is at 8.1.0/),
  })
  expect(await title(request)).toBe('Brokers of the team')
  expect(await release('brokers', 'rollback', 'brokers')).toMatchObject({
    code: 0,
    out: expect.stringContaining('(was 8.1.0)'),
  })
  expect(await title(request)).toBe('Brokers')

  const { out } = await release('brokers', 'list', '--json')
  const { pointer } = (JSON.parse(out) as { area: string; pointer: { setBy: string } }[]).find(
    ({ area }) => area === 'brokers',
  )!
  expect(pointer.setBy).toContain(`brokers key ${readSigningKey(readFileSync(keyOf('brokers'), 'utf8')).keyId}`)
  expect(await release('brokers', 'activate', 'brokers', '8.1.0')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is revoked'),
  })
  expect(await release('brokers', 'prune', 'brokers', '--dry-run')).toMatchObject({ code: 0, out: 'nothing to prune' })
})

test('another team’s key can read an area’s releases but not change them', { tag: '@long' }, async ({ request }) => {
  expect(await release('education', 'show', 'brokers', '8.1.0')).toMatchObject({
    code: 0,
    out: expect.stringContaining('REVOKED'),
  })
  expect(await publish('8.2.0', 'Brokers of somebody else', 'education')).toMatchObject({
    code: 1,
    err: expect.stringContaining('it is valid for education'),
  })
  for (const command of [
    ['canary', 'brokers', '8.1.0', '5'],
    ['rollback', 'brokers'],
    ['freeze', 'brokers'],
    ['prune'],
  ])
    expect(await release('education', ...command)).toMatchObject({ code: 1, err: expect.stringContaining('may not') })
  expect(await title(request)).toBe('Brokers')
})

test('the server’s own key is refused over HTTP, even when it is trusted as a team key', { tag: '@long' }, async () => {
  const local = readFileSync(join(portal.dataDir, 'secrets/release-key.pem'))
  writeFileSync(keyOf('local'), local)
  expect(await publish('8.3.0', 'Brokers of a thief', 'local')).toMatchObject({
    code: 1,
    err: expect.stringContaining("this server's own"),
  })
  // Not even if an operator has trusted it as a team's key.
  const trusted = join(portal.dataDir, 'release-keys/tools.pem')
  writeFileSync(trusted, createPublicKey(local).export({ type: 'spki', format: 'pem' }))
  expect(await release('local', 'freeze', 'tools')).toMatchObject({
    code: 1,
    err: expect.stringContaining("this server's own"),
  })
})

test('a replayed signed request is refused', { tag: '@long' }, async ({ request }) => {
  const body = Buffer.from('{}')
  const key = readSigningKey(readFileSync(keyOf('brokers'), 'utf8'))
  const token = await signRequest(key, new URL(portal.origin).origin, {
    verb: 'freeze',
    area: 'brokers',
    sha256: sha256Of(body),
  })
  const freeze = async () => {
    const answer = await request.post(`${portal.origin}/api/releases/v1/freeze`, {
      data: body,
      headers: { Authorization: `Bearer ${token}` },
    })
    return [answer.status(), ((await answer.json()) as { message: string }).message]
  }
  expect(await freeze()).toEqual([200, ''])
  expect(await release('brokers', 'unfreeze', 'brokers')).toMatchObject({ code: 0 })
  expect(await freeze()).toEqual([401, 'the token was used before; each is valid once'])
  expect((await request.get(`${portal.origin}/api/releases/v1/revoked?since=0`)).status()).toBe(200)
})

test('the release command exits with code 3 for an unreachable server and 2 for a wrong argument', async () => {
  expect(await publish('8.4.0', 'Brokers for nobody', 'brokers', 'http://127.0.0.1:1')).toMatchObject({
    code: 3,
    err: 'no server responds at http://127.0.0.1:1',
  })
  expect(await release('brokers', 'canary', 'brokers', '8.1.0', 'many')).toMatchObject({ code: 2 })
})

test('the CI example builds and publishes the area and starts a canary', { tag: '@long' }, async () => {
  const example = readFileSync(join(projectRoot, 'docs/examples/release-area.yml'), 'utf8')
  const indent = ' '.repeat(10)
  const steps = example
    .split('        run: |\n')
    .slice(1)
    .map(rest => {
      const lines = rest.split('\n')
      return lines
        .slice(
          0,
          lines.findIndex(line => !line.startsWith(indent)),
        )
        .map(line => `${line.slice(indent.length)}\n`)
        .join('')
    })
  expect(steps).toHaveLength(4)
  // npm itself would check the installation first.
  const script = steps.join('').replaceAll('npm run release --', `"$NODE" "$CLI"`).replace('node -p', '"$NODE" -p')
  const env = {
    AREA: 'brokers',
    WORKSPACE: 'mf-brokers',
    PORTAL: portal.origin,
    RELEASE_KEY: readFileSync(keyOf('brokers'), 'utf8'),
    RUNNER_TEMP: team,
    GITHUB_SHA: 'abc',
    NODE: process.execPath,
    CLI: cli,
  }
  const ended = await run('bash', ['-euo', 'pipefail', '-c', script], env)
  const [, version] = /brokers (\S+) is published/.exec(ended.out) ?? []
  const last = `5 % of the visitors get brokers ${version}`
  expect(ended).toMatchObject({ code: 0, out: expect.stringContaining(last) })
  expect(ended.out.slice(-last.length)).toBe(last)
  expect(await release('brokers', 'rollback', 'brokers')).toMatchObject({ code: 0 })
})
