export const UTC = 'UTC'

const LONGEST_NAME = 40

/** Earlier names that browsers still use, for the zones that time-zones.ts offers under their current names. */
const currentNames: Record<string, string> = { 'Asia/Calcutta': 'Asia/Kolkata', 'Asia/Saigon': 'Asia/Ho_Chi_Minh' }

/** The zone of an address (`zone=Asia/Jakarta`) under its IANA name; UTC without one, and for an unknown one. */
export const readZone = (query: URLSearchParams): string => knownZone(query.get('zone') ?? '') ?? UTC

/** The IANA name of a zone that the platform knows. */
export function knownZone(text: string): string | undefined {
  if (text.length > LONGEST_NAME || !/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(text)) return undefined
  try {
    const name = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
    return currentNames[name] ?? name
  } catch {
    return undefined
  }
}
