import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Checks that one workspace's styles never affect another's (docs/decisions/0017). The build makes classes unique and refuses a rule
 * without one (platform/build/rules.ts); this script checks that every rule is in one of the agreed layers, so that no workspace
 * overrides another by accident, and that an area has no other kinds of styles.
 */
const root = resolve(import.meta.dirname, '..')
const layers = { area: ['components', 'pages'], part: ['layout', 'components', 'pages'] }
const global = 'ui/src/styles/'
const faults = []

for (const part of readdirSync(root).filter(name => /^(mf-.*|shell|ui)$/.test(name)))
  for (const file of readdirSync(join(root, part, 'src'), { recursive: true })
    .map(name => `${part}/src/${name}`)
    .filter(name => name.endsWith('.css')))
    if (!file.startsWith(global)) checkSheet(file, part.startsWith('mf-') ? layers.area : layers.part)

function checkSheet(file, allowed) {
  if (!file.endsWith('.module.css')) faults.push(`${file} is not a CSS module`)
  const text = readFileSync(join(root, file), 'utf8')
    .split('*/')
    .map(part => part.split('/*', 1)[0])
    .join('')
  if (/:global|:root(?!:has\()|@import|!important/.test(text))
    faults.push(`${file} affects more than its own component (:global, :root, @import or !important)`)
  for (const head of topLevel(text)) {
    const layer = /^@layer (\w+)$/.exec(head)?.[1]
    if (!layer) faults.push(`${file}: '${head}' is outside a layer`)
    else if (!allowed.includes(layer)) faults.push(`${file}: layer ${layer}; it may be ${allowed.join(', ')}`)
  }
}

/** The selector or at-rule before each outermost block. */
function topLevel(text) {
  const heads = []
  let depth = 0
  let head = ''
  for (const character of text) {
    if (character === '{' && depth++ === 0) heads.push(head.trim())
    if (depth === 0) head += character
    if (character === '}' && --depth === 0) head = ''
  }
  return heads
}

for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'the styles of every workspace are scoped' : `${faults.length} faults in styles`)
process.exitCode = faults.length === 0 ? 0 : 1
