import loadable from '@loadable/component'
import type { ReactElement, ReactNode } from 'react'
import type { Part } from '../contract/area.ts'
import { PartBoundary } from './part-boundary.tsx'

export interface PartOptions<Props> {
  /** In the part's place while its code comes: as large as the part, so that nothing moves. A page needs none, its route waits for it. */
  fallback?: ReactElement
  /** In the part's place where its code did not come; `retry` fetches it again. Without it the error is the page's. */
  failed?: (retry: () => void, props: Props) => ReactNode
}

/**
 * A component whose code is fetched on demand. After `load()` it renders at once, on the server and in the browser
 * alike. What the server's HTML shows of a part has to be loaded before hydration, by the page's own `load()`.
 */
export function part<Props extends object = object>(
  fetchComponent: () => Promise<(props: Props) => ReactNode>,
  { fallback, failed }: PartOptions<Props> = {},
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
  const Loadable = loadable<Props>(constructor as never, { fallback })
  if (!failed) return Object.assign(Loadable, { load: fetchOnce }) as unknown as Part<Props>
  // The listener of the page's uncaught errors knows by the error's files whose release it came from.
  const InItsPlace = (props: Props) => (
    <PartBoundary fallback={retry => failed(retry, props)} onError={error => reportError(error)}>
      <Loadable {...props} />
    </PartBoundary>
  )
  return Object.assign(InItsPlace, { load: fetchOnce })
}
