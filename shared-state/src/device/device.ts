/** A session's device, derived from its user agent. Fields are empty where it is unknown. */
export interface Device {
  browser: string
  system: string
  shape: 'phone' | 'tablet' | 'computer'
}

/** The order matters: most user agents also name the browsers they are compatible with. */
const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Version\/[^V]*Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameOf = (userAgent: string, names: [RegExp, string][]): string =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? ''

/** Describes a User-Agent header in terms that the account's owner would recognise. */
export function deviceOf(userAgent: string): Device {
  const system = nameOf(userAgent, systems)
  const handheld = system === 'iPhone' || (system === 'Android' && /Mobile/.test(userAgent))
  const shape = handheld ? 'phone' : system === 'iPad' || system === 'Android' ? 'tablet' : 'computer'
  return { browser: nameOf(userAgent, browsers), system, shape }
}
