import type { Api } from '../api/api.ts'
import type { Text } from '../i18n/text.ts'
import type { LiveConnection } from '../live/live-connection.ts'
import type { Statistics } from '../statistics/statistics.ts'
import type { CompareStore } from '../store/compare-store.ts'
import type { PortalFrame } from '../store/portal-frame.ts'
import type { ScreenStore } from '../store/screen-store.ts'
import type { SessionStore } from '../store/session-store.ts'
import type { ToastStore } from '../store/toast-store.ts'
import type { UnreadStore } from '../store/unread-store.ts'
import type { VisitorStore } from '../store/visitor-store.ts'
import type { Snapshot } from './release.ts'
import type { SlotUse } from './slots.ts'

/** The root store as areas see it: everything except the loading of areas, which is up to the shell. */
export interface SharedStore {
  readonly visitor: VisitorStore
  readonly frame: PortalFrame | null
  readonly session: SessionStore
  readonly toasts: ToastStore
  readonly compare: CompareStore
  readonly screen: ScreenStore
  readonly live: LiveConnection
  readonly unread: UnreadStore
  readonly statistics: Statistics
  readonly slots: SlotLoads
  readonly text: Text
  readonly api: Api
  readonly snapshot: Snapshot
  readonly report: (area: string, stage: 'load' | 'render', error: unknown) => void
}

interface SlotLoads {
  /** Loads a slot's content; never rejects. With `budgeted`, late content is left `waiting` (the browser tries once more). */
  load(use: SlotUse, options: { budgeted: boolean; signal: AbortSignal }): Promise<void>
}
