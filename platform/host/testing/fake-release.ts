import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'

interface FakeRelease {
  area: string
  version: string
  addresses?: string[]
  /** Its name in the main menu by language; by default the area's. */
  menu?: Record<string, string>
  /** Source of the Node entry; by default a container whose area reports its version. */
  nodeEntry?: string
}

const containerOf = (area: string, version: string) =>
  `module.exports = { init() {}, get: async () => () => ({ area: { name: '${area}', version: '${version}', routes: [], slots: [] } }) }`

export const fakeShellEntry = `module.exports = { provideFederationCore() {}, createShareScope: () => ({}), render: async () => ({}) }`

/** Writes a minimal built release, in the form that platform/build/build.ts produces. */
export function writeFakeRelease(
  folder: string,
  { area, version, addresses = [area], menu = { en: area }, nodeEntry = containerOf(area, version) }: FakeRelease,
): ReleaseRecord {
  const contents: Record<string, string> = {
    'web/entry.js': `/* ${area} ${version} */`,
    'node/entry.cjs': nodeEntry,
    'web/strings.en.json': `{"1":"${area} ${version}"}`,
  }
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const record: ReleaseRecord = {
    contract: 1,
    area,
    version,
    container: `${area}_${version}`.replace(/\W/g, '_'),
    commit: 'test',
    web: { entry: 'web/entry.js', css: [], strings: { en: 'web/strings.en.json' } },
    node: { entry: 'node/entry.cjs' },
    addresses,
    slots: [],
    menu,
    down: { en: `${area} is down` },
    shared: {},
    calls: [],
    files: Object.fromEntries(
      Object.entries(contents).map(([name, text]) => [
        name,
        { size: Buffer.byteLength(text), integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` },
      ]),
    ),
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record))
  return record
}
