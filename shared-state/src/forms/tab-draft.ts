/**
 * Unfinished input, kept for this tab: across a reload, a visit to another page, or the login page. If the browser stores nothing (private
 * windows, blocked storage), a draft lasts until its page is closed.
 */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft(key: string, draft: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing could have been stored either.
  }
}
