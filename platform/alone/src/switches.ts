import { publicLanguages, type TextLanguage } from 'shared-state/i18n/languages'

/** Used instead of a visitor's name: nobody is logged in. */
export const nobody = 'nobody'

/** The ways a call can be made to fail. `html`: a proxy's page instead of JSON; `empty`: `Data` without any of its fields. */
export const failures = ['500', '503', '404', '401', 'network', 'html', 'empty'] as const
export type Failure = (typeof failures)[number]

export const themes = ['system', 'light', 'dark'] as const
export const directions = ['auto', 'ltr', 'rtl'] as const
/** The site's languages, and one that is written from right to left. */
export const languages: readonly TextLanguage[] = [...publicLanguages, 'ar']

/** The settings for an area opened on its own. */
export interface Switches {
  theme: (typeof themes)[number]
  /** `auto`: that of the language. */
  dir: (typeof directions)[number]
  /** Name of one of the portal's visitors, or `nobody`. */
  as: string
  /** Delay of every response, in ms. */
  slow: number
  /** How calls fail, by name; `all`: every call except those of header and footer. */
  fail: Record<string, Failure>
}

export const plainSwitches: Switches = { theme: 'system', dir: 'auto', as: nobody, slow: 0, fail: {} }

const longestMs = 14_000
const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find(value => value === text) ?? otherwise

/** Reads `?theme=dark&as=ann&slow=2000&fail=weather.main:500,all:network`; invalid values are ignored. */
export function readSwitches(query: URLSearchParams, visitorNames: readonly string[]): Switches {
  const slow = Number(query.get('slow') ?? 0)
  const fail = (query.get('fail') ?? '').split(',').map(pair => pair.split(':'))
  return {
    theme: oneOf(themes, query.get('theme'), plainSwitches.theme),
    dir: oneOf(directions, query.get('dir'), plainSwitches.dir),
    as: oneOf(visitorNames, query.get('as'), plainSwitches.as),
    slow: slow > 0 && slow <= longestMs ? slow : 0,
    fail: Object.fromEntries(
      fail.filter(([call, how]) => call && failures.some(known => known === how)),
    ) as Switches['fail'],
  }
}

/** The same as a query, without default values. */
export function writeSwitches({ theme, dir, as, slow, fail }: Switches): Record<string, string> {
  const failing = Object.entries(fail)
    .map(pair => pair.join(':'))
    .join(',')
  return {
    ...(theme !== plainSwitches.theme && { theme }),
    ...(dir !== plainSwitches.dir && { dir }),
    ...(as !== plainSwitches.as && { as }),
    ...(slow > 0 && { slow: String(slow) }),
    ...(failing && { fail: failing }),
  }
}
