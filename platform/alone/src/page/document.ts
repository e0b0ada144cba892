import { directionOf } from 'shared-state/i18n/languages'
import type { Switches } from '../switches.ts'

/** Sets language, direction and theme of the document, as the server and the visitor's system would. */
export function prepareDocument(
  lang: string,
  { dir, theme }: Pick<Switches, 'dir' | 'theme'>,
  { documentElement }: Document = document,
): void {
  documentElement.lang = lang
  documentElement.dir = dir === 'auto' ? directionOf(lang) : dir
  if (theme === 'system') delete documentElement.dataset.theme
  else documentElement.dataset.theme = theme
}
