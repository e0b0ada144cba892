import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'

/**
 * Checks that every workspace lists the packages that its own sources import; prints the missing ones and exits 1. Knip finds packages
 * that are listed but not imported; it accepts a package listed only in the root, so it does not find missing ones.
 */
const root = resolve(import.meta.dirname, '..')
const manifestOf = folder => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
/** Packages for tests are listed only in the root. */
const forTests = manifestOf('.').devDependencies
/** Names that a build or jest resolves itself (also listed in knip.json). */
const aliases = JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8')).workspaces.platform.ignoreDependencies
/** `e2e` runs only from the checkout, where all rooms are present. */
const workspaces = readdirSync(root).filter(name => name !== 'e2e' && isWorkspace(name))

function isWorkspace(name) {
  return manifestOf('.').workspaces.some(pattern =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )
}

const isTest = path => /\.(test|spec)\.tsx?$|(^|\/)(testing|browser|hostile)\/|(^|\/)[\w.-]+\.config\./.test(path)

const sourcesOf = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesOf(path)
    return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : []
  })

const packageOf = specifier => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

function missingIn(workspace) {
  const { name, dependencies = {}, devDependencies = {} } = manifestOf(workspace)
  const missing = new Map()
  for (const file of sourcesOf(join(root, workspace))) {
    const path = relative(join(root, workspace), file)
    const listed = { [name]: '', ...dependencies, ...(isTest(path) && { ...devDependencies, ...forTests }) }
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const wanted = packageOf(fileName)
      if (/^[./]|^data:/.test(fileName) || isBuiltin(fileName) || aliases.includes(wanted)) continue
      if (!(wanted in listed)) missing.set(wanted, path)
    }
  }
  return [...missing].map(([wanted, path]) => `${workspace}/package.json does not list ${wanted} (${path})`)
}

const faults = workspaces.flatMap(missingIn)
for (const fault of faults) console.error(fault)
console.log(`${workspaces.length} workspaces, ${faults.length} packages that are imported and not listed`)
process.exitCode = faults.length === 0 && workspaces.length > 10 ? 0 : 1
