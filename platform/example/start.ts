import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { releaseVerbs } from 'platform/host/control/release-verbs'
import { serve } from './serve.ts'

/**
 * `npm run example`: builds and serves the smallest portal, releases a new version of one of its areas, rolls it back, and keeps serving
 * until stopped. With `--once` it stops after that. PORT: default 3100.
 */
const root = import.meta.dirname
const actor = 'example'
const dataDir = mkdtempSync(join(tmpdir(), 'example-portal-'))

for (const workspace of ['shell', 'mf-hello', 'mf-clock']) build(workspace, '--version', '1.0.0')
const portal = await serve({ root, dataDir, port: Number(process.env.PORT ?? 3100) })
process.once('SIGINT', () => void end())
const verbs = releaseVerbs(portal.releases)
await tell('The first release is served')

const texts = join(root, 'mf-hello/src/strings/en.json')
const before = readFileSync(texts, 'utf8')
const folder = join(dataDir, 'built')
try {
  writeFileSync(texts, before.replace('"Hello"', '"Good morning"'))
  build('mf-hello', '--version', '2.0.0', '--out', folder)
} finally {
  writeFileSync(texts, before)
}
await verbs.publish({ folder, actor })
await verbs.activate({ area: 'hello', version: '2.0.0', actor })
await tell('hello 2.0.0 is released')

await verbs.rollback({ area: 'hello', actor })
await tell('hello is rolled back')

if (process.argv.includes('--once')) await end()
else console.info(`\nOpen ${portal.origin}/en/. Ctrl-C ends it.`)

function build(workspace: string, ...options: string[]): void {
  const script = fileURLToPath(import.meta.resolve('platform/build/build'))
  execFileSync(process.execPath, [script, workspace, ...options], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Prints the heading that the area's page shows now, and the releases that rendered it. */
async function tell(what: string): Promise<void> {
  const answer = await fetch(`${portal.origin}/en/hello`)
  const heading = /<h1>([^<]*)<\/h1>/.exec(await answer.text())?.[1]
  console.info(`${what}: the page says '${heading}' (${answer.headers.get('x-releases')})`)
}

async function end(): Promise<void> {
  await portal.stop()
  rmSync(dataDir, { recursive: true })
}
