import type { RunningRelease } from './find-running-release.ts'

/** The thread that rendered a page had to be ended. */
export class RenderingEnded extends Error {
  override name = 'RenderingEnded'
  /** The release whose code hung or threw, if known. */
  readonly culprit: RunningRelease | undefined
  readonly kind: 'loop' | 'render_error'

  constructor(message: string, culprit?: RunningRelease, kind: 'loop' | 'render_error' = 'render_error') {
    super(message)
    this.culprit = culprit
    this.kind = kind
  }
}
