/** What a session's user agent gives away of its device. Empty where it says nothing we know. */
export interface Device {
  browser: string
  system: string
  shape: 'phone' | 'tablet' | 'computer'
}

/** In this order: most browsers also name those they are like. */
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

/** Reads a User-Agent header, as the account's owner would name that device. */
export function deviceOf(userAgent: string): Device {
  const system = nameOf(userAgent, systems)
  const handheld = system === 'iPhone' || (system === 'Android' && /Mobile/.test(userAgent))
  const shape = handheld ? 'phone' : system === 'iPad' || system === 'Android' ? 'tablet' : 'computer'
  return { browser: nameOf(userAgent, browsers), system, shape }
}
