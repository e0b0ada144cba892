import loadable from '@loadable/component'
import type { ReactNode } from 'react'
import type { Part } from '../contract/area.ts'

/**
 * A component whose code is fetched on demand. After `load()` it renders at once, on the server and in the browser
 * alike, so neither a Suspense boundary nor a flash stands between.
 */
export function part<Props extends object = object>(
  fetchComponent: () => Promise<(props: Props) => ReactNode>,
): Part<Props> {
  let fetched: { default: (props: Props) => ReactNode } | undefined
  const fetchOnce = async () => (fetched ??= { default: await fetchComponent() })
  // The object is what loadable's compiler plugin would write; by hand it needs no compiler and no global chunk names.
  const constructor = {
    chunkName: () => '',
    isReady: () => fetched !== undefined,
    importAsync: fetchOnce,
    requireAsync: fetchOnce,
    requireSync: () => fetched,
    resolve: () => '',
  }
  const Component = loadable<Props>(constructor as never)
  return Object.assign(Component, { load: fetchOnce }) as unknown as Part<Props>
}
