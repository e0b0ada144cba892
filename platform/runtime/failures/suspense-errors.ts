import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Left by renderToString where something inside a Suspense boundary threw; the error itself is lost. */
const failedSuspense = '<!--$!-->'

export const hasFailedSuspense = (html: string): boolean => html.includes(failedSuspense)

/** Renders once more in a way that reports such errors; only used after an error, so it costs a good page nothing. */
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
