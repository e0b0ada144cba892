import type { CallSeen } from '../backend/mock-handlers.ts'

/** Messages from a page to the frame around it. */
export type PageMessage =
  | { kind: 'opened' }
  | { kind: 'moved'; at: string; title: string }
  | { kind: 'call'; seen: CallSeen }
  | { kind: 'visitor'; as: string }
  | { kind: 'fault'; text: string }

/** A page opened directly in a tab sends no messages. */
export function postToFrame(news: PageMessage): void {
  if (window.parent !== window) window.parent.postMessage(news, location.origin)
}
