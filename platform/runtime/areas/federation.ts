import { createInstance, type ModuleFederation } from '@module-federation/runtime'
import type { Area } from 'shared-state/contract/area'
import type { SnapshotArea } from 'shared-state/contract/release'
import * as federationCore from '../share-scope/federation-core.ts'
import { sharedModules } from '../share-scope/shared-modules.ts'

/** The federation runtime of this tab: provides the shared modules and knows the container of every area in the snapshot. */
export function createFederation(areas: Record<string, SnapshotArea>): ModuleFederation {
  ;(globalThis as { _FEDERATION_RUNTIME_CORE?: object })._FEDERATION_RUNTIME_CORE = federationCore
  const integrity = new Map(
    Object.values(areas).map(({ entry }) => [new URL(entry.href, location.href).href, entry.integrity]),
  )
  return createInstance({
    name: 'shell',
    remotes: Object.values(areas).map(({ container, entry }) => ({
      name: container,
      entry: new URL(entry.href, location.href).href,
      type: 'global' as const,
      entryGlobalName: container,
    })),
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([key, { version, lib }]) => [
        key,
        {
          version,
          lib,
          scope: ['default'],
          shareConfig: { singleton: true, eager: true, requiredVersion: false as const },
        },
      ]),
    ) as never,
    plugins: [
      {
        name: 'entry-integrity',
        createScript({ url }) {
          const script = document.createElement('script')
          script.src = url
          script.crossOrigin = 'anonymous'
          script.integrity = integrity.get(new URL(url, location.href).href) ?? ''
          return script
        },
      },
    ],
  })
}

/** Loads an area's container and returns its only exposed module. */
export async function fetchArea(federation: ModuleFederation, { container }: SnapshotArea): Promise<Area> {
  const module = await federation.loadRemote<{ area: Area }>(`${container}/area`)
  if (!module?.area) throw new Error(`${container} exposes no area`)
  return module.area
}
