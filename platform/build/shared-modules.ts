import { readFileSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { ownFile } from './own-file.ts'

const require = createRequire(import.meta.url)

const facadeOf = (name: string) => ownFile(`runtime/share-scope/${name}`)

/**
 * The modules that exist once per page or render: the shell provides each through a facade, and areas are built without a copy. A facade
 * lists names one by one, so that the shell's build drops everything that must not be imported; our own modules are themselves such lists.
 * `versionOf` is the package whose version is negotiated.
 */
export const sharedModules = [
  { key: 'react', facade: facadeOf('react'), versionOf: 'react' },
  { key: 'react/jsx-runtime', facade: facadeOf('react-jsx-runtime'), versionOf: 'react' },
  { key: 'react-dom', facade: facadeOf('react-dom'), versionOf: 'react-dom' },
  { key: 'react-router-dom', facade: facadeOf('react-router-dom'), versionOf: 'react-router-dom' },
  { key: 'mobx', facade: facadeOf('mobx'), versionOf: 'mobx' },
  { key: 'mobx-react-lite', facade: facadeOf('mobx-react-lite'), versionOf: 'mobx-react-lite' },
  { key: 'shared-state/runtime', facade: require.resolve('shared-state/runtime'), versionOf: 'shared-state' },
  { key: 'shared-state/schema', facade: require.resolve('shared-state/schema'), versionOf: 'shared-state' },
] as const

const installedVersion = (name: string): string =>
  JSON.parse(readFileSync(findPackageJSON(name, import.meta.url)!, 'utf8')).version

/** Key → installed version, as the shell provides it. */
export const sharedVersions: Record<string, string> = Object.fromEntries(
  sharedModules.map(({ key, versionOf }) => [key, installedVersion(versionOf)]),
)

/** Key → range that an area accepts: the same major version, this minor or later. */
export const sharedRanges: Record<string, string> = Object.fromEntries(
  Object.entries(sharedVersions).map(([key, version]) => [key, `^${version}`]),
)

/** Names that a facade exports; importing any other name of that module fails an area's build. */
export function facadeNames(facade: string): Set<string> {
  const source = readFileSync(facade, 'utf8')
  const lists = [...source.matchAll(/export \{([^{}]*)\}/g)].flatMap(match => match[1]!.split(','))
  return new Set(
    lists
      .map(name =>
        name
          .split(/\bas\b/)
          .at(-1)!
          .trim(),
      )
      .filter(Boolean),
  )
}
