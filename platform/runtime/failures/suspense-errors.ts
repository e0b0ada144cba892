import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** What renderToString leaves where something inside a Suspense boundary threw; of the error itself it says nothing. */
const failedSuspense = '<!--$!-->'

export const hasFailedSuspense = (html: string): boolean => html.includes(failedSuspense)

/** Renders once more in the way that names such errors; only ever after one, so it costs a good page nothing. */
export function suspenseErrors(tree: ReactNode): Promise<unknown[]> {
  const found: unknown[] = []
  return new Promise(done => {
    const { abort } = renderToPipeableStream(tree, {
      onError: error => void found.push(error),
      onAllReady: () => {
        abort()
        done(found)
      },
      onShellError: () => done(found),
    })
  })
}
