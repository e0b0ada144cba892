import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'

export interface LocalBuild {
  folder: string
  area: string
  version: string
}

/** The finished builds in this checkout: `{shell,mf-*}/dist/release.json`. The shell comes first, as areas are checked against it. */
export function releasesToPublish(root: string): LocalBuild[] {
  const workspaces = readdirSync(root).filter(name => name === 'shell' || name.startsWith('mf-'))
  return workspaces
    .map(name => join(root, name, 'dist'))
    .filter(folder => existsSync(join(folder, 'release.json')))
    .map(folder => {
      const { area, version } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord
      return { folder, area, version }
    })
    .sort((a, b) => Number(b.area === 'shell') - Number(a.area === 'shell'))
}
