import type { CallSeen } from '../backend/mock-handlers.ts'

/** What a page tells the frame around it. */
export type NewsOfPage =
  | { kind: 'opened' }
  | { kind: 'moved'; at: string; title: string }
  | { kind: 'call'; seen: CallSeen }
  | { kind: 'visitor'; as: string }
  | { kind: 'fault'; text: string }

/** A page that stands in a tab of its own tells nobody. */
export function tellFrame(news: NewsOfPage): void {
  if (window.parent !== window) window.parent.postMessage(news, location.origin)
}
