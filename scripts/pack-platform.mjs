import { transformFile } from '@swc/core'
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync, copyFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'

/**
 * `node scripts/pack-platform.mjs FOLDER`: packs the platform and the two packages that it needs for installation elsewhere. Node
 * does not run TypeScript in `node_modules`, so types are stripped. Prints the tarballs' paths, one per line.
 */
const root = resolve(import.meta.dirname, '..')
const packages = ['shared-state', 'database', 'platform']
const left = [
  '**/node_modules/**',
  '**/dist/**',
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/testing/**',
  '**/browser/**',
  '**/jest.config.mjs',
  'example/**',
]
const out = resolve(process.argv[2] ?? '')
if (!process.argv[2]) {
  console.error('usage: node scripts/pack-platform.mjs FOLDER')
  process.exit(2)
}

mkdirSync(out, { recursive: true })
for (const name of packages) {
  const stripped = join(out, name)
  for (const file of globSync('**/*', { cwd: join(root, name), exclude: left, withFileTypes: true }))
    if (file.isFile()) await strip(join(file.parentPath, file.name), name, stripped)
  console.log(join(out, packed(stripped)))
  rmSync(stripped, { recursive: true })
}

/** Copies a file of a package to the folder that is packed, without types. */
async function strip(file, name, stripped) {
  const to = join(stripped, file.slice(join(root, name).length))
  mkdirSync(dirname(to), { recursive: true })
  if (file.endsWith('package.json')) return writeFileSync(to, withoutTypes(readFileSync(file, 'utf8')))
  if (!['.ts', '.tsx'].includes(extname(file))) return copyFileSync(file, to)
  const { code } = await transformFile(file, {
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
      rewriteRelativeImportExtensions: true,
    },
  })
  // Threads are started by the URL of their file.
  writeFileSync(
    to.replace(/\.tsx?$/, '.js'),
    code.replace(/new URL\('(\.[^']*)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)"),
  )
}

/** A package.json adapted to the stripped files: `.js` instead of `.ts`. */
function withoutTypes(text) {
  const manifest = JSON.parse(text)
  delete manifest.devDependencies
  return JSON.stringify(manifest, null, 2).replace(/\.tsx?"/g, '.js"')
}

function packed(folder) {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', out], { cwd: folder, encoding: 'utf8' }),
  )
  return filename
}
