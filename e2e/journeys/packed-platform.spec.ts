import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { projectRoot } from '../portal/start-portal.ts'
import { expect, follow, open, test } from '../portal/test.ts'

const run = promisify(execFile)

/** Installs the example portal with nothing but the packed platform. */
async function installExample(folder: string): Promise<void> {
  const tarballs = mkdtempSync(join(tmpdir(), 'brokerlens-packed-'))
  await run(process.execPath, [join(projectRoot, 'scripts/pack-platform.mjs'), tarballs])
  cpSync(join(projectRoot, 'platform/example'), folder, {
    recursive: true,
    filter: source => basename(source) !== 'dist',
  })
  const files = readdirSync(tarballs).map(file => join(tarballs, file))
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...files], {
    cwd: folder,
  })
  rmSync(tarballs, { recursive: true })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await new Promise(listening => probe.once('listening', listening))
  const { port } = probe.address() as AddressInfo
  await new Promise(closed => probe.close(closed))
  return port
}

/** Starts the example; resolves to its output up to readiness. */
async function startExample(folder: string, port: number) {
  const server = spawn(process.execPath, ['start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(done => server.once('exit', () => done()))
  const lines: string[] = []
  for await (const line of createInterface(server.stdout)) {
    lines.push(line)
    if (line.startsWith('Open ')) break
  }
  return { lines, end: () => (server.kill('SIGINT'), ended) }
}

test(
  'the packed platform runs a two-area portal in an empty folder, releases an area and rolls it back',
  {
    tag: '@long',
  },
  async ({ page, browser }) => {
    const folder = mkdtempSync(join(tmpdir(), 'brokerlens-example-'))
    await installExample(folder)
    const port = await freePort()
    const { lines, end } = await startExample(folder, port)
    try {
      expect(lines.slice(0, 3)).toEqual([
        "The first release is served: the page says 'Hello' (shell=1.0.0 hello=1.0.0)",
        "hello 2.0.0 is released: the page says 'Good morning' (shell=1.0.0 hello=2.0.0)",
        "hello is rolled back: the page says 'Hello' (shell=1.0.0 hello=1.0.0)",
      ])
      const origin = `http://localhost:${port}`
      await open(page, `${origin}/en/`)
      await expect(page.getByText(/^It is \d\d:\d\d:\d\d UTC\.$/)).toBeVisible()
      expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual(['Home', 'Hello', 'Clock'])
      // Would be lost by a full page load.
      await page.evaluate(() => void (document.documentElement.dataset.kept = 'true'))
      await follow(page, '/en/hello')
      await page.getByRole('button', { name: 'Pressed 0 times' }).click()
      await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe('true')
      await expect(page).toHaveTitle('Hello · Example')

      const plain = await browser.newPage({ javaScriptEnabled: false })
      await plain.goto(`${origin}/id/hello`)
      await expect(plain.getByRole('heading', { name: 'Halo' })).toBeVisible()
      expect((await plain.goto(`${origin}/en/nowhere`))?.status()).toBe(404)
      await expect(plain.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
      await plain.close()
    } finally {
      // An open tab keeps polling.
      await page.close()
      await end()
      rmSync(folder, { recursive: true })
    }
  },
)
