/** A feed could not be fetched or read; the message says why. */
export class FeedFailure extends Error {
  override name = 'FeedFailure'
  /** How long the feed's server asks to be left alone, in seconds. */
  readonly retryAfter: number | undefined

  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}
