import { parseArgs } from 'node:util'

export const widths = [360, 800, 1000, 1280] as const
export const themes = ['light', 'dark'] as const
export const languages = ['en', 'id', 'ar'] as const
export type Theme = (typeof themes)[number]

export interface ScreenOptions {
  /** Folder for the pictures, relative to where the command was run. */
  out: string
  /** Prefixes of the addresses, without the language; empty means all. */
  only: string[]
  widths: number[]
  themes: Theme[]
  languages: string[]
}

export const usage = 'npm run screens -- [FOLDER] [--only PATH]… [--width N]… [--theme light|dark]… [--lang CODE]…'

/** Throws an error whose message is one readable line. */
export function readOptions(args: string[]): ScreenOptions {
  const many = { type: 'string', multiple: true } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: many, width: many, theme: many, lang: many },
  })
  const wrongTheme = values.theme?.find(theme => !(themes as readonly string[]).includes(theme))
  if (wrongTheme) throw new Error(`--theme is '${wrongTheme}'; it may be ${themes.join(' or ')}.`)
  const wrongWidth = values.width?.find(width => !/^[1-9]\d{2,3}$/.test(width))
  if (wrongWidth) throw new Error(`--width is '${wrongWidth}'; it must be a number of pixels from 100 to 9999.`)
  if (positionals.length > 1) throw new Error(`There is one folder for the pictures, not ${positionals.length}.`)
  return {
    out: positionals[0] ?? 'screens',
    only: values.only ?? [],
    widths: values.width?.map(Number) ?? [...widths],
    themes: (values.theme as Theme[] | undefined) ?? [...themes],
    languages: values.lang ?? [...languages],
  }
}
