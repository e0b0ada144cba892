import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * jest's map from the names of the workspaces' modules to their files below its root folder, from the `exports` in each package.json.
 * Without it, the links in node_modules would lead out of Stryker's copy of the project, to files without mutants.
 */
export function workspaceNames(root) {
  const manifests = readdirSync(root)
    .filter(folder => existsSync(join(root, folder, 'package.json')))
    .map(folder => [folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))])
  return Object.fromEntries(
    manifests.flatMap(([folder, { name, exports = {} }]) =>
      Object.entries(exports).map(([from, to]) => [
        `^${RegExp.escape(join(name, from)).replace('\\*', '(.*)')}$`,
        `<rootDir>/${join(folder, to).replace('*', '$1')}`,
      ]),
    ),
  )
}
