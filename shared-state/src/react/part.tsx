import loadable from '@loadable/component'
import type { ReactElement, ReactNode } from 'react'
import type { Part } from '../contract/area.ts'
import { PartBoundary } from './part-boundary.tsx'

export interface PartOptions<Props> {
  /** Shown while the code loads: as large as the component, so that nothing moves. Pages need none: their route waits for the code. */
  fallback?: ReactElement
  /** Shown if the code failed to load; `retry` fetches it again. Without it the error reaches the page. */
  failed?: (retry: () => void, props: Props) => ReactNode
}

/**
 * A component whose code is fetched on demand. After `load()` it renders immediately, on the server and in the browser.
 * Components in the server's HTML have to be loaded before hydration, by the page's own `load()`.
 */
export function part<Props extends object = object>(
  fetchComponent: () => Promise<(props: Props) => ReactNode>,
  { fallback, failed }: PartOptions<Props> = {},
): Part<Props> {
  let fetched: { default: (props: Props) => ReactNode } | undefined
  const fetchOnce = async () => (fetched ??= { default: await fetchComponent() })
  // The object that loadable's compiler plugin would generate; written by hand, it needs no compiler and no global chunk names.
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
  // The page's listener for uncaught errors attributes the error to a release by the files in its stack.
  const InItsPlace = (props: Props) => (
    <PartBoundary fallback={retry => failed(retry, props)} onError={error => reportError(error)}>
      <Loadable {...props} />
    </PartBoundary>
  )
  return Object.assign(InItsPlace, { load: fetchOnce })
}
