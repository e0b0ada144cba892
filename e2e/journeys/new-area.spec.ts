import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { ownPortal } from '../portal/own-portal.ts'
import { projectRoot } from '../portal/start-portal.ts'
import { expect, open, test } from '../portal/test.ts'

const run = promisify(execFile)
const portal = ownPortal()
/** A name that no team would give an area, so that the journey runs whatever areas there are. */
const name = 'journey-probe'
const workspace = `mf-${name}`

/** A separate checkout: the project's files, with its packages linked. */
function copyCheckout(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'brokerlens-checkout-'))
  const left = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'test-results'])
  cpSync(projectRoot, checkout, { recursive: true, filter: source => !left.has(basename(source)) })
  mkdirSync(join(checkout, 'node_modules'))
  for (const name of readdirSync(join(projectRoot, 'node_modules'))) {
    const real = realpathSync(join(projectRoot, 'node_modules', name))
    const isWorkspace = !real.startsWith(join(realpathSync(projectRoot), 'node_modules') + sep)
    symlinkSync(isWorkspace ? join(checkout, basename(real)) : real, join(checkout, 'node_modules', name))
  }
  return checkout
}

let checkout: string
test.beforeAll(() => void (checkout = copyCheckout()))
test.afterAll(() => rmSync(checkout, { recursive: true, force: true }))

const inCheckout = (...args: string[]) =>
  run(process.execPath, args, { cwd: checkout, env: { ...process.env, DATA_DIR: portal.dataDir, INIT_CWD: checkout } })

test(
  'a calculator added to its area appears in menu, search, home, tools and frames without a new shell',
  { tag: '@long' },
  async ({ page, request }) => {
    const tools = join(checkout, 'mf-tools')
    addCalculator(tools)
    const releasesOf = async (path: string) => (await request.get(portal.origin + path)).headers()['x-releases']!
    const shell = (await releasesOf('/en/tools.html')).split(' ')[0]!
    await inCheckout('server/src/cli/release.ts', 'publish', 'tools')
    await inCheckout('server/src/cli/release.ts', 'activate', 'tools', '1.0.1')
    expect(await releasesOf('/en/tools/glimmer.html')).toBe(`${shell} tools=1.0.1`)
    await open(page, `${portal.origin}/en/tools/glimmer.html`)
    await expect(page.locator('h1')).toHaveText('Pip value')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.locator('a[href="/en/tools/glimmer.html"]').first()).toBeAttached()
    await open(page, `${portal.origin}/en/tools.html`)
    await expect(page.getByRole('main').locator('a[href="/en/tools/glimmer.html"]')).toBeVisible()
    await open(page, `${portal.origin}/en/search.html?q=glimmering`)
    const found = page.getByRole('main').getByRole('link', { name: 'Glimmering pips' })
    await expect(found).toHaveAttribute('href', '/en/tools/glimmer.html')
    await open(page, `${portal.origin}/en/`)
    await expect(page.getByRole('main').locator('a[href="/en/tools/glimmer.html"]').first()).toBeAttached()
    await open(page, `${portal.origin}/en/embed/tools/glimmer.html`)
    await expect(page.getByRole('heading', { name: 'Pip value' })).toBeVisible()
  },
)

test('a generated area passes its tests and, once published, appears in menu, search and home without a new shell', async ({
  page,
  request,
}) => {
  const filesBefore = contentOf(checkout)
  await inCheckout('scripts/new-area.mjs', name)

  const changed = [...contentOf(checkout)]
    .filter(([file, text]) => filesBefore.get(file) !== text)
    .map(([file]) => file)
  expect(changed.filter(file => !file.startsWith(`${workspace}/`))).toEqual(['package-lock.json'])
  addPageAndPart(join(checkout, workspace))
  await run(process.execPath, [join(checkout, 'node_modules/jest/bin/jest.js')], { cwd: join(checkout, workspace) })
  for (const check of ['scripts/check-area-shape.mjs', 'scripts/check-strings.mjs']) await inCheckout(check)

  const shellBefore = (await request.get(`${portal.origin}/en/`)).headers()['x-releases']!.split(' ')[0]
  await inCheckout('server/src/cli/release.ts', 'publish', name)
  await inCheckout('server/src/cli/release.ts', 'activate', name, '1.0.0')
  const answer = await request.get(`${portal.origin}/id/${name}.html`)
  expect(answer.headers()['x-releases']).toBe(`${shellBefore} ${name}=1.0.0`)
  await open(page, `${portal.origin}/en/${name}.html`)
  await expect(page.locator('h1')).toHaveText('Journey Probe')
  await page.goto(`${portal.origin}/en/brokers`)
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const path of [`${name}.html`, `${name}/second.html`])
    await expect(menu.locator(`a[href="/en/${path}"]`).first()).toBeAttached()
  await open(page, `${portal.origin}/en/search.html?q=glimmering`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Glimmering gauges' })).toHaveAttribute(
    'href',
    `/en/${name}/second.html`,
  )
  await open(page, `${portal.origin}/id/`)
  await expect(page.getByRole('main').getByText('Halaman ini disajikan oleh rilisnya sendiri.')).toBeVisible()
})

/** Adds a calculator that calculates what the one for pips does: an entry in the area's list, and one in its manifest. */
function addCalculator(folder: string): void {
  const manifestFile = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  manifest.version = '1.0.1'
  manifest.area.lists.pages.push({
    code: 'glimmer',
    path: '/tools/glimmer.html',
    name: { en: 'Glimmering pips', id: 'Pip berkilau' },
    under: 'tools',
    order: 0,
  })
  writeFileSync(manifestFile, JSON.stringify(manifest))
  const listFile = join(folder, 'src/calculators.ts')
  const list = readFileSync(listFile, 'utf8')
  const start = '= [\n'
  const entry = `{ code: 'glimmer', name: toolsText.pip, answers: toolsText.pipAnswers, lead: toolsText.pipLead, icon: Coins, when: 'before',
    load: async () => ({ ...(await import('./pip/pip.ts')).pip, code: 'glimmer' }) },\n`
  writeFileSync(listFile, list.replace(start, start + entry))
}

/** Gives the new area a second page below its menu entry, and a section on the home page. */
function addPageAndPart(folder: string): void {
  const manifestFile = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const words = (text: string) => ({ en: text, id: text })
  manifest.area.addresses.push(name)
  manifest.area.slots.push(`home.${name}`)
  manifest.area.lists.pages.push({
    code: `${name}-second`,
    path: `/${name}/second.html`,
    name: words('Glimmering gauges'),
    under: name,
    order: 1,
  })
  manifest.area.lists.home = [{ part: name, name: words('Gauges'), place: 'side', shape: 'few', order: 1000 }]
  writeFileSync(manifestFile, JSON.stringify(manifest))
  const areaFile = join(folder, 'src/area.tsx')
  const [routes, rest] = readFileSync(areaFile, 'utf8').split('  ],\n  slots: [],')
  const page = `part(async () => (await import('./start/start-page.tsx')).StartPage)`
  const route = `defineRoute({ path: '${name}/second.html', page: ${page}, head: () => ({ title: 'Second' }) }),`
  writeFileSync(areaFile, `${routes}${route}\n],\n  slots: [{ slot: 'home.${name}', part: ${page} }],${rest}`)
}

/** Text of every file of a checkout outside its packages. */
function contentOf(checkout: string): Map<string, string> {
  const files = readdirSync(checkout, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && !entry.parentPath.includes('node_modules'),
  )
  return new Map(
    files
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [path.slice(checkout.length + 1), readFileSync(path, 'latin1')]),
  )
}
