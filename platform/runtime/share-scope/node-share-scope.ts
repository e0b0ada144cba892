import * as federationCore from './federation-core.ts'
import { sharedModules } from './shared-modules.ts'

/** The share scope a container is initialised with in Node, in webpack's format. */
export type ShareScope = Record<
  string,
  Record<
    string,
    {
      get: () => () => object
      loaded: 1
      from: string
      eager: true
      version: string
      scope: string[]
      shareConfig: object
      useIn: string[]
      deps: string[]
      strategy: string
    }
  >
>

/** Puts the federation core where containers look for it; it is the same for every release, so the first shell's is kept. */
export function provideFederationCore(): void {
  const place = globalThis as { _FEDERATION_RUNTIME_CORE?: object }
  place._FEDERATION_RUNTIME_CORE ??= federationCore
}

/** A fresh scope: containers write into the one they are given, so each gets its own. */
export function createShareScope(): ShareScope {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([key, { version, lib }]) => [
      key,
      {
        [version]: {
          get: () => lib,
          loaded: 1,
          from: 'shell',
          eager: true,
          version,
          scope: ['default'],
          shareConfig: { singleton: true, requiredVersion: false, eager: true, strictVersion: false },
          useIn: [],
          deps: [],
          strategy: 'version-first',
        },
      },
    ]),
  )
}
