import type { Api } from './api/api.ts'
import type { Snapshot } from './contract/release.ts'
import type { SharedStore } from './contract/shared-store.ts'
import { Text } from './i18n/text.ts'
import { LiveConnection } from './live/live-connection.ts'
import type { AreaLoader } from './slots/area-loader.ts'
import { SlotStore, type SlotPart } from './slots/slot-store.ts'
import { Statistics, type SendEvents } from './statistics/statistics.ts'
import { CompareStore } from './store/compare-store.ts'
import type { PortalFrame } from './store/portal-frame.ts'
import type { PortalUser } from './store/portal-user.ts'
import { ScreenStore } from './store/screen-store.ts'
import { SessionStore } from './store/session-store.ts'
import { ToastStore } from './store/toast-store.ts'
import { UnreadStore } from './store/unread-store.ts'
import { VisitorStore, type VisitorFacts } from './store/visitor-store.ts'

/** Plain data that a page transfers from the server's store to the browser's. */
export interface StoreState {
  visitor: VisitorFacts
  user: PortalUser | null
  /** Absent until it is loaded. */
  frame?: PortalFrame | null
  slots: [string, SlotPart[]][]
}

export interface RootStoreOptions {
  state: StoreState
  snapshot: Snapshot
  areas: AreaLoader
  createApi: (store: RootStore) => Api
  /** The current address, passed to slot loaders. */
  currentUrl: () => URL
  report: (area: string, stage: 'load' | 'render', error: unknown) => void
  /** Absent where nothing is counted: on the server, and for visitors who opt out of tracking. */
  sendStatistics?: SendEvents | undefined
}

/** The state shared by shell and areas: one per browser tab, one per request on the server; never a module-level value. */
export class RootStore implements SharedStore {
  readonly visitor: VisitorStore
  readonly session: SessionStore
  readonly toasts = new ToastStore()
  readonly compare = new CompareStore()
  readonly screen = new ScreenStore()
  readonly live = new LiveConnection()
  readonly unread = new UnreadStore(this.live)
  readonly statistics: Statistics
  readonly slots: SlotStore
  readonly text: Text
  readonly api: Api
  readonly snapshot: Snapshot
  readonly areas: AreaLoader
  readonly report: RootStoreOptions['report']
  /** Set once, before the first page is shown; null in a page without a frame. */
  frame: PortalFrame | null

  constructor(options: RootStoreOptions) {
    const { state, snapshot, areas } = options
    this.snapshot = snapshot
    this.areas = areas
    this.report = options.report
    this.statistics = new Statistics(options.sendStatistics)
    this.visitor = new VisitorStore(state.visitor)
    this.session = new SessionStore(state.user)
    this.frame = state.frame ?? null
    this.text = new Text(state.visitor.lang)
    this.api = options.createApi(this)
    this.slots = new SlotStore({
      snapshot,
      areas,
      report: options.report,
      context: () => ({ api: this.api, store: this, lang: this.visitor.lang, url: options.currentUrl() }),
    })
    this.slots.resume(state.slots)
  }

  /** The state that the browser resumes from. */
  toState(): StoreState {
    const { visitor, session, frame, slots } = this
    return { visitor: { ...visitor.facts }, user: session.user, frame, slots: [...slots.parts] }
  }
}

export const createRootStore = (options: RootStoreOptions): RootStore => new RootStore(options)
