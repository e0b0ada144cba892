import { nobody, readSwitches, writeSwitches, type Switches } from '../switches.ts'

/** Widths for viewing a page, in px; `full`: all available. */
export const widths = { phone: 390, tablet: 768, full: undefined } as const
export type Width = keyof typeof widths

/** The frame's whole state, as stored in its address: anyone who opens the address sees the same. */
export interface Place {
  /** Address of the page, language included. */
  at: string
  width: Width
  switches: Switches
}

export function readPlace(query: URLSearchParams, firstPath: string, visitorNames: readonly string[]): Place {
  const at = query.get('at') ?? ''
  const width = query.get('width') as Width
  return {
    // Only addresses of this site: `//elsewhere` would be another one.
    at: /^\/[a-z]{2}(\/(?!\/).*)?$/.test(at) ? at : `/en${firstPath}`,
    width: width in widths ? width : 'full',
    switches: readSwitches(query, visitorNames),
  }
}

export function writePlace({ at, width, switches }: Place): string {
  const query = new URLSearchParams({ at, ...(width !== 'full' && { width }), ...writeSwitches(switches) })
  return `/?${query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':')}`
}

export const languageAt = (at: string): string => at.split('/')[1] ?? 'en'
export const inLanguage = (at: string, lang: string): string => at.replace(/^\/[^/?#]*/, `/${lang}`)

/** The settings that differ from the defaults, in a word or two each. */
export function inWords({ theme, dir, as, slow, fail }: Switches): string[] {
  return [
    ...(as === nobody ? [] : [as]),
    ...(theme === 'system' ? [] : [theme]),
    ...(dir === 'auto' ? [] : [dir]),
    ...(slow === 0 ? [] : [`slow ${slow / 1000} s`]),
    ...Object.entries(fail).map(([call, how]) => `${call}: ${how}`),
  ]
}
