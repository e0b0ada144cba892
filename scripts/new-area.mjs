import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './set-up.mjs'

/** `npm run new-area weather`: creates an area with one page that passes its tests and can be published as is. */
const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30) {
  console.error("usage: npm run new-area NAME    (lower case letters, digits and dashes, e.g. 'weather')")
  process.exit(2)
}
const workspace = `mf-${name}`
const folder = join(root, workspace)
if (existsSync(folder)) {
  console.error(`${workspace} already exists`)
  process.exit(1)
}

const title = name
  .split('-')
  .map(word => word[0].toUpperCase() + word.slice(1))
  .join(' ')
const constant = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const first = nextFreeRange()
const template = join(root, 'scripts/new-area')
const values = {
  name,
  workspace,
  title,
  constant,
  address: `${name}.html`,
  first: String(first),
  last: String(first + 9_999),
  text1: String(first + 1),
  text2: String(first + 2),
  page: title.replaceAll(' ', ''),
}

for (const file of [
  'package.json',
  'jest.config.mjs',
  'src/area.tsx',
  'src/area.test.tsx',
  'src/strings/keys.ts',
  'src/strings/en.json',
  'src/strings/id.json',
  'src/start/start-page.tsx',
  'src/start/start-page.module.css',
  'src/start/start-page.test.tsx',
  'src/testing/alone.ts',
]) {
  const text = readFileSync(join(template, `${file}.txt`), 'utf8').replace(/%(\w+)%/g, (_, key) => values[key])
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

joinLockfile()
symlinkSync(join('..', workspace), join(root, 'node_modules', workspace), 'junction')
console.log(`${workspace} is created: its page will be at /en/${values.address}, its text keys start at ${first}.
Next: npm run dev -w ${workspace}; npm test -w ${workspace}; npm start, or npm run release -- publish ${name}`)

/** Text keys come in ranges of ten thousand, one per workspace (decisions 7); ranges of new areas start at 80000. */
function nextFreeRange() {
  const taken = readdirSync(root)
    .map(part => join(root, part, 'src/strings/keys.ts'))
    .filter(existsSync)
    .flatMap(file => readFileSync(file, 'utf8').match(/\b\d{5}\b/g) ?? [])
    .map(key => Math.floor(Number(key) / 10_000) * 10_000)
  return Math.max(70_000, ...taken) + 10_000
}

/** Adds the workspace to the lockfile as npm would; npm itself would also drop other platforms' entries. */
function joinLockfile() {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const { version, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  lock.packages[workspace] = { version, dependencies }
  lock.packages[`node_modules/${workspace}`] = { resolved: workspace, link: true }
  const { '': project, ...packages } = lock.packages
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = { '': project, ...Object.fromEntries(sorted) }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
