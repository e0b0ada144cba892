/**
 * What is being written, kept for this tab: through a reload, another page, or the login page. Where a browser keeps nothing
 * (private windows, blocked storage) a draft lasts as long as its page.
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
    // Nothing could be kept there either.
  }
}
