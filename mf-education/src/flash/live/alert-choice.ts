import { useSyncExternalStore } from 'react'

export const alertKinds = ['sound', 'notice'] as const
export type AlertKind = (typeof alertKinds)[number]

const keyOf = (kind: AlertKind) => `flash.${kind}`
/** Changes in this tab; the browser reports those in other tabs. */
const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

function read(kind: AlertKind): boolean {
  try {
    return localStorage.getItem(keyOf(kind)) === 'on'
  } catch {
    return false
  }
}

/** Whether the visitor chose this kind of alert in this browser; false on the server. */
export const useAlertChoice = (kind: AlertKind): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read(kind),
    () => false,
  )

export function chooseAlert(kind: AlertKind, on: boolean): void {
  try {
    if (on) localStorage.setItem(keyOf(kind), 'on')
    else localStorage.removeItem(keyOf(kind))
  } catch {
    // Storage is full or refused: nothing is kept.
  }
  for (const listener of listeners) listener()
}
