const storageKey = 'marketing'

/** The marketing tag of spec 7.1: read from the address once, then kept in local storage. Empty where storage is refused. */
export function marketingTag(): string {
  const query = new URLSearchParams(location.search)
  const activity = query.get('marketingActivity')
  try {
    if (activity) localStorage.setItem(storageKey, `${activity}:${query.get('marketingParam') ?? ''}`.slice(0, 200))
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}
