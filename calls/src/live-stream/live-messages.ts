import type { Language } from 'shared-state/i18n/languages'
import type { FlashItem } from '../entities/flash-item.ts'

/** A news flash as it is published, in each public language, because all tabs of a browser share a stream. `tags` are codes. */
export interface LiveFlash extends Omit<FlashItem, 'content'> {
  type: 'flash'
  content: Record<Language, string>
}

/** The first message of a stream. */
export interface LiveOpen {
  type: 'open'
  /** Id of the newest published news flash; '' if there is none. */
  newest: string
}

/** An editor withdrew a news flash. */
export interface LiveWithdrawn {
  type: 'withdrawn'
  id: string
}

/**
 * The messages of the live stream (LIVE_PATH), after `open`: `withdrawn` has the id of a news flash that an editor withdrew; `unread` has the number of the user's unread notices; `epoch` the newest
 * revocation of a release; `gap`: news flashes were missed that the stream no longer has (live7x24.latest).
 */
export type LiveMessage =
  | LiveFlash
  | LiveOpen
  | { type: 'unread'; unread: number }
  | { type: 'epoch'; epoch: number }
  | { type: 'gap' }
  | LiveWithdrawn
