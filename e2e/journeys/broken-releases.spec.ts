import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { beaconPath, beaconTokenPath } from 'shared-state/releases/beacon-paths'
import { publishFaulty, type Fault } from '../portal/faulty-releases.ts'
import { ownPortal } from '../portal/own-portal.ts'
import { openConsole, opsPerson } from '../portal/people.ts'
import { pointerOf, releaseCommand } from '../portal/releases.ts'
import { expect, follow, test } from '../portal/test.ts'

/** A release that fails only in production: the previous release replaces it, other areas are unaffected, and the guard rolls it back. */

test.describe.configure({ mode: 'serial', timeout: 180_000 })
// Visitors are on several networks: the guard does not act on reports from a single one. And with Node's own options: it is measured.
const portal = ownPortal({ env: { LOG_LEVEL: 'silent', TRUST_PROXY: '1' }, flags: [] })
let good: string
const rolledBack: string[] = []

const page = '/en/tools/position.html'
/** The home page has a slot of the area. */
const elsewhere = ['/en/', '/en/brokers', '/en/education']

test.beforeAll(async () => void (good = (await pointerOf(portal.dataDir, 'tools')).stable))

let networks = 0
/** An address on a new network. */
const addressOfSomebody = (): string => `198.${18 + Math.floor(networks / 256)}.${networks++ % 256}.7`

interface Answer {
  status: number
  releases: string
}

const together = (request: APIRequestContext, paths: string[]): Promise<Answer[]> =>
  Promise.all(
    paths.map(async path => {
      const answer = await request.get(portal.origin + path, { headers: { 'X-Forwarded-For': addressOfSomebody() } })
      return { status: answer.status(), releases: answer.headers()['x-releases'] ?? '' }
    }),
  )

/** Activates a release with the fault; returns its version. */
async function release(fault: Fault): Promise<string> {
  const version = `9.${rolledBack.length}.0`
  await publishFaulty(portal, 'mf-tools', version, fault)
  await releaseCommand(portal.dataDir, 'activate', 'tools', version)
  return version
}

async function guardTakesBack(version: string): Promise<void> {
  await expect(async () =>
    expect(await pointerOf(portal.dataDir, 'tools')).toMatchObject({ stable: good, setBy: 'guard' }),
  ).toPass({ timeout: 60_000 })
  rolledBack.push(version)
}

/** `npm run bench -- releases faults` measures how long pages wait for each of them. */
const faults: Fault[] = [
  'is missing on the disk',
  'is a page of HTML',
  'throws when it is loaded',
  'throws as the server renders it',
  'starts a process when it is loaded',
  'hangs when it is loaded',
  'has loaders that hang',
  'never ends when it is loaded',
  'never ends as it is rendered',
]

/** One that answers nothing, one that throws and one that has to be stopped; the guard treats the others as it does these. */
const always: readonly Fault[] = [
  'is missing on the disk',
  'throws as the server renders it',
  'never ends as it is rendered',
]

for (const fault of faults) {
  const tag = always.includes(fault) ? [] : '@long'
  test(`a release that ${fault} harms no visitor and is rolled back`, { tag }, async ({ request }) => {
    const version = await release(fault)
    const [own, others] = await Promise.all([
      together(request, Array(8).fill(page)),
      together(request, [...elsewhere, ...elsewhere]),
    ])
    for (const { status, releases } of own)
      expect({ status, releases }).toEqual({ status: 200, releases: expect.stringContaining(`tools=${good}`) })
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
    await guardTakesBack(version)
  })
}

test('a release that throws inside a Suspense boundary still renders the rest of the page and is rolled back', async ({
  request,
}) => {
  const version = await release('throws inside a Suspense boundary')
  for (const { status, releases } of await together(request, Array(8).fill(page))) {
    expect({ status, releases }).toEqual({ status: 200, releases: expect.stringContaining(`tools=${version}`) })
  }
  await guardTakesBack(version)
})

test('a release that throws only in browsers shows an error there, leaves other areas working and is rolled back', async ({
  browser,
  request,
}) => {
  const version = await release('throws in the browser')
  const context = await browser.newContext({ baseURL: portal.origin })
  const { tab, releases } = await see(context, addressOfSomebody())
  // The guard wants ten networks, so the browser's own report is needed as well.
  await Promise.all(Array.from({ length: 9 }, () => report(request, releases, addressOfSomebody())))
  await follow(tab, '/en/brokers')
  await expect(tab.locator('main tbody tr').first()).toBeVisible({ timeout: 60_000 })
  await guardTakesBack(version)
  await context.close()
})

/** Opens the failing page from this address; the browser reports the failure. Returns the tab and the page's releases. */
async function see(context: BrowserContext, address: string): Promise<{ tab: Page; releases: string }> {
  const tab = await context.newPage()
  await tab.setExtraHTTPHeaders({ 'X-Forwarded-For': address })
  const told = tab.waitForRequest(/releases\/v1\/beacon/)
  const answer = (await tab.goto(page))!
  expect(answer.status()).toBe(200)
  await expect(tab.getByRole('alert')).toBeVisible({ timeout: 60_000 })
  await told
  return { tab, releases: answer.headers()['x-releases']! }
}

/** Reports the failure of a page with these releases (`shell=1.0.0 tools=9.4.0`) from another address, as a browser there would. */
async function report(request: APIRequestContext, ofPage: string, address: string): Promise<void> {
  const headers = { Origin: portal.origin, 'X-Forwarded-For': address }
  const releases = ofPage.split(' ').map(release => release.split('='))
  const params = { releases: releases.map(release => release.join('@')).join() }
  const issued = await request.get(portal.origin + beaconTokenPath, { params, headers })
  const { token } = (await issued.json()).Data
  const data = {
    token,
    releases: releases.map(([area, version]) => ({ area, version })),
    view: 'first',
    failures: [{ area: 'tools', kind: 'browser_error', message: 'broken on purpose' }],
  }
  const answer = await request.post(portal.origin + beaconPath, { data, headers })
  expect(answer.status()).toBe(202)
}

test('the operations console lists every rolled back version with its kind of failure', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: portal.origin })
  const ops = await openConsole(browser, portal.origin, await opsPerson(request, portal.dataDir, portal.origin))
  const rows = await ops.locator('.audit tbody tr').filter({ hasText: 'guard' }).allInnerTexts()
  for (const version of rolledBack)
    expect(
      rows.filter(
        row =>
          row.includes(version) &&
          /(failed on the server|could not be loaded on the server|failed in the browser) in \d+ of \d+/.test(row),
      ),
      version,
    ).toHaveLength(1)
  await expect(ops.locator('#tools .health figcaption')).toContainText(/[1-9]\d{0,8} failures of/)
  await request.dispose()
  await ops.context().close()
})
