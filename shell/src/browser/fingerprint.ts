const cookieName = 'fingerprint'
const oneYearSeconds = 31_536_000

/** A random id of this browser, stored in a cookie (spec 7.1); it reveals nothing about the device or the person. */
export function fingerprint(): string {
  const kept = document.cookie.split('; ').find(pair => pair.startsWith(`${cookieName}=`))
  if (kept) return kept.slice(cookieName.length + 1)
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  document.cookie = `${cookieName}=${made}; path=/; max-age=${oneYearSeconds}; SameSite=Lax`
  return made
}
