const MOST_SECONDS = 7 * 86_400

/** Seconds of a Retry-After header, which has seconds or a date (RFC 9110, 10.2.3), at most a week; undefined if there is none. */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000)
  return seconds > 0 ? Math.min(seconds, MOST_SECONDS) : undefined
}
