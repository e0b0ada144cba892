import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaLists } from 'shared-state/contract/area-lists'

const project = join(import.meta.dirname, '../../..')

/** The list entries from the manifests of this project's areas, as if all of them were active. */
export const listedAreas = (): { area: string; lists?: AreaLists }[] =>
  globSync(['mf-*/package.json', 'shell/package.json'], { cwd: project })
    .sort()
    .map(file => {
      const { area } = JSON.parse(readFileSync(join(project, file), 'utf8')) as {
        area: { name: string; lists?: AreaLists }
      }
      return { area: area.name, ...(area.lists && { lists: area.lists }) }
    })
