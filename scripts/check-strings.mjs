import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Texts: every key of keys.ts is in English and Indonesian, none is doubled, unused or outside its part's range (decisions 7). */
const root = resolve(import.meta.dirname, '..')
const languages = ['en', 'id']
const ranges = { shell: 1, 'mf-brokers': 2, 'mf-education': 3, 'mf-user-centre': 4, 'mf-exposure': 5, 'mf-tools': 6, ui: 7 }
const faults = []
const parts = readdirSync(root).filter(name => existsSync(join(root, name, 'src/strings/keys.ts')))
const numberOf = key => parseInt(key, 10)

function sourcesOf(part) {
  const folder = join(root, part, 'src')
  return readdirSync(folder, { recursive: true }).map(String).filter(file => /\.tsx?$/.test(file) && !file.endsWith('keys.ts')).map(file => readFileSync(join(folder, file), 'utf8')).join('\n')
}

for (const part of parts) {
  const say = fault => faults.push(`${part}: ${fault}`)
  const keysFile = readFileSync(join(root, part, 'src/strings/keys.ts'), 'utf8')
  const named = [...keysFile.matchAll(/^\s+(\w+): (\d{5}),/gm)].map(([, name, key]) => ({ name, key: Number(key) }))
  const doubled = named.filter(({ key }, index) => named.findIndex(other => other.key === key) !== index)
  for (const { name, key } of doubled) say(`key ${key} (${name}) is given twice`)
  // The shared runtime says a few of ui's words by their number.
  const code = part === 'ui' ? sourcesOf(part) + sourcesOf('shared-state') : sourcesOf(part)
  for (const { name, key } of named) {
    if (!new RegExp(`\\.${name}\\b|\\b${key}\\b`).test(code)) say(`key ${key} (${name}) is used nowhere`)
    if (ranges[part] && Math.floor(key / 10_000) !== ranges[part]) say(`key ${key} (${name}) is outside the part's range`)
  }
  for (const lang of languages) {
    const raw = readFileSync(join(root, part, `src/strings/${lang}.json`), 'utf8')
    const keysInFile = [...raw.matchAll(/^\s*"(\d{5}\w*)":/gm)].map(match => match[1])
    for (const key of keysInFile) if (keysInFile.indexOf(key) !== keysInFile.lastIndexOf(key)) say(`${lang}.json gives ${key} twice`)
    const dictionary = JSON.parse(raw)
    const present = new Set(Object.keys(dictionary).map(numberOf))
    for (const { name, key } of named) if (!present.has(key)) say(`${lang}.json lacks ${key} (${name})`)
    for (const key of present) if (!named.some(known => known.key === key)) say(`${lang}.json has ${key}, which keys.ts does not name`)
    for (const [key, text] of Object.entries(dictionary)) if (!String(text).trim()) say(`${lang}.json has no text for ${key}`)
  }
}

for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? `texts of ${parts.length} parts are complete in ${languages.join(' and ')}` : `${faults.length} faults in texts`)
process.exitCode = faults.length === 0 ? 0 : 1
