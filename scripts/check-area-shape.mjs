import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Checks that every `mf-*`, or the one named as argument, has the same shape; prints the differences and exits 1. */
const root = resolve(import.meta.dirname, '..')
const faults = []
const expected = [
  'package.json',
  'jest.config.mjs',
  'src/area.tsx',
  'src/area.test.tsx',
  'src/strings/keys.ts',
  'src/strings/en.json',
  'src/strings/id.json',
  'src/testing/alone.ts',
]
const unwanted = /(^|\/)(utils?|helpers?|lib|misc|common|index)(\/|\.tsx?$)/

const [only] = process.argv.slice(2)

for (const area of readdirSync(root).filter(name => name.startsWith('mf-') && (only === undefined || name === only))) {
  const say = fault => faults.push(`${area}: ${fault}`)
  for (const file of expected) if (!existsSync(join(root, area, file))) say(`${file} is missing`)
  const manifest = JSON.parse(readFileSync(join(root, area, 'package.json'), 'utf8'))
  if (manifest.name !== area) say(`package.json names it '${manifest.name}'`)
  for (const script of ['build', 'dev', 'test'])
    if (!manifest.scripts?.[script]) say(`package.json has no script '${script}'`)
  for (const field of ['name', 'addresses', 'slots', 'menu', 'down'])
    if (!manifest.area?.[field]) say(`package.json has no area.${field}`)
  for (const file of readdirSync(join(root, area, 'src'), { recursive: true }).map(String)) {
    if (!statSync(join(root, area, 'src', file)).isFile()) continue
    if (unwanted.test(file)) say(`src/${file} has a name that says nothing about its content`)
    if (!/^[a-z0-9./-]+$/.test(file)) say(`src/${file} is not in kebab-case`)
  }
  const code = existsSync(join(root, area, 'src/area.tsx'))
    ? readFileSync(join(root, area, 'src/area.tsx'), 'utf8')
    : ''
  const exported = [...code.matchAll(/^export (?:const|function|class|default) ?(\w*)/gm)].map(match => match[1])
  if (exported.join() !== 'area')
    say(`src/area.tsx exports ${exported.join(', ') || 'nothing'} instead of 'area' alone`)
}

for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'every area has the same shape' : `${faults.length} faults in the shape of areas`)
process.exitCode = faults.length === 0 ? 0 : 1
