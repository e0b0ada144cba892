/** The area being opened: module names that build-config.ts resolves to its folder. */
declare module 'the-area' {
  import type { Area } from 'shared-state/contract/area'
  export const area: Area
}
declare module 'the-area/alone' {
  import type { AreaAlone } from 'shared-state/contract/area-alone'
  export const alone: AreaAlone
}
declare module 'the-area/package.json' {
  import type { SnapshotArea } from 'shared-state/contract/release'
  const manifest: { name: string; area: Pick<SnapshotArea, 'addresses' | 'slots' | 'menu' | 'down'> & { name: string } }
  export default manifest
}
