import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPortal } from '../portal/own-portal.ts'
import { expect, follow, hydrated, test } from '../portal/test.ts'

/** Code, styles and texts of a release reach the browser as built, or not at all. On a separate portal, whose files are changed on disk. */

test.describe.configure({ mode: 'serial' })
test.use({ expectedMessages: [/integrity|Failed to|failed to load|could not be loaded/i] })

const portal = ownPortal({ env: { LOG_LEVEL: 'silent' } })

const isRelease = /^\/releases\/[^/]+\/([^/]+\/web|scripts)\//

/** The release files that the page requests from now on. */
function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (isRelease.test(pathname)) files.push(pathname)
  })
  return files
}

/** Makes the page record every inserted script and stylesheet: its address and expected hash. */
const noteTags = (page: Page) =>
  page.addInitScript(() => {
    const noted: [string, string][] = ((window as unknown as { noted: [string, string][] }).noted = [])
    const note = (node: Node) => {
      if (node instanceof HTMLScriptElement && node.src) noted.push([new URL(node.src).pathname, node.integrity])
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
        noted.push([new URL(node.href).pathname, node.integrity])
    }
    new MutationObserver(changes => changes.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(document, {
      childList: true,
      subtree: true,
    })
  })

/** The file of a release at an address; a script is found by its hash. */
function fileAt(address: string): string {
  const [, area = '', hash] = /^\/releases\/([\w-]+)\/scripts\/([\w-]{64})\.js$/.exec(address) ?? []
  if (!hash) return join(portal.dataDir, address)
  const releases = join(portal.dataDir, 'releases', area)
  const file = readdirSync(releases, { recursive: true, encoding: 'utf8' }).find(
    name =>
      name.endsWith('.js') &&
      createHash('sha384')
        .update(readFileSync(join(releases, name)))
        .digest('base64url') === hash,
  )
  return join(releases, file!)
}

/** Changes one byte of a file while `work` runs; its compressed copies are removed in the meantime. */
async function whileChanged(address: string, work: () => Promise<void>): Promise<void> {
  const file = fileAt(decodeURIComponent(address))
  const before = readFileSync(file)
  const twins = ['.br', '.gz']
    .map(kind => file + kind)
    .flatMap(twin => {
      try {
        return [[twin, readFileSync(twin)] as const]
      } catch {
        return []
      }
    })
  // Browsers would reject damaged compressed copies on their own, so they are removed.
  for (const [twin] of twins) rmSync(twin)
  writeFileSync(file, before.subarray(0, -1))
  appendFileSync(file, ' ')
  try {
    await work()
  } finally {
    writeFileSync(file, before)
    for (const [twin, bytes] of twins) writeFileSync(twin, bytes)
  }
}

test('every script and stylesheet of a release has an integrity hash, including those loaded later', async ({
  page,
}) => {
  await noteTags(page)
  const files = filesOf(page)
  await page.goto(`${portal.origin}/en/`)
  await hydrated(page)
  for (const address of ['/en/brokers', '/en/tools.html', '/en/education']) {
    await follow(page, address)
    await expect(page).toHaveURL(portal.origin + address)
    await expect(page.locator('main h1')).toBeVisible()
  }
  const wanted = () => files.filter(file => /\.(js|css)$/.test(file))
  // Preloaded files get their tag a moment later.
  await expect(async () => {
    const hashes = new Map(await page.evaluate(() => (window as unknown as { noted: [string, string][] }).noted))
    for (const file of wanted()) expect([file, hashes.get(file)]).toEqual([file, expect.stringMatching(/^sha384-/)])
  }).toPass({ timeout: 20_000 })
  expect(wanted().filter(file => file.includes('/scripts/')).length).toBeGreaterThan(3)
})

const address = '/en/tools/position.html'
const kinds: [what: string, pattern: RegExp][] = [
  ['the code of one page', /\/releases\/tools\/scripts\/[\w-]{64}\.js$/],
  ["the area's entry", /\/releases\/tools\/[^/]+\/web\/entry\.js$/],
  ['the texts', /\/releases\/tools\/[^/]+\/web\/[^/]+\.json$/],
]

for (const [what, pattern] of kinds) {
  const tag = what === "the area's entry" ? [] : '@long'
  test(
    `the browser refuses ${what} with a changed byte, reloads once and keeps the server-rendered page`,
    { tag },
    async ({ browser }) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const files = filesOf(page)
      await page.goto(portal.origin + address)
      await hydrated(page)
      const file = files.find(name => pattern.test(name))!
      await context.close()
      await whileChanged(file, async () => {
        const fresh = await browser.newContext()
        const visitor = await fresh.newPage()
        let loads = 0
        visitor.on('request', request => request.isNavigationRequest() && loads++)
        await visitor.goto(portal.origin + address)
        await expect(async () => expect(loads).toBe(2)).toPass()
        await hydrated(visitor)
        await expect(visitor.locator('main h1')).toBeVisible()
        await expect(visitor.locator('[data-area="tools"] h1')).toBeVisible()
        // Other pages are unaffected.
        await follow(visitor, '/en/brokers')
        await expect(visitor.locator('main tbody tr').first()).toBeVisible()
        expect(loads).toBe(2)
        await fresh.close()
      })
    },
  )
}

test('a stylesheet with a changed byte is not applied', { tag: '@long' }, async ({ page, request }) => {
  const html = await (await request.get(portal.origin + address)).text()
  const sheet = /href="(\/releases\/tools\/[^"]+\.css)"/.exec(html)![1]!
  await whileChanged(sheet, async () => {
    await page.goto(portal.origin + address)
    await hydrated(page)
    const applied = await page.evaluate(() =>
      [...document.styleSheets].map(({ href }) => href && new URL(href).pathname),
    )
    expect(applied).not.toContain(sheet)
    expect(applied.length).toBeGreaterThan(0)
  })
})

test('server code with a changed byte is not run, and the rest of the portal keeps working', async ({ request }) => {
  const releases = (await request.get(portal.origin + address)).headers()['x-releases']!
  const version = /tools=(\S+)/.exec(releases)![1]!
  await portal.stop()
  await whileChanged(`/releases/tools/${version}/node/entry.cjs`, async () => {
    await portal.startAgain()
    expect((await request.get(portal.origin + address)).headers()['x-releases']).not.toContain(`tools=${version}`)
    expect((await request.get(`${portal.origin}/en/brokers`)).status()).toBe(200)
  })
})
