import type { Dictionary } from 'shared-state/i18n/text'

/** The texts in one folder, by file: `./en.json`. */
export interface TextFiles {
  (file: string): Dictionary
  keys(): string[]
}

/**
 * The texts of an area or the shell, folder by folder; later ones take precedence. Filled in by text-files-loader.ts, as the folders depend
 * on the area.
 */
export const textFiles: readonly TextFiles[] = []
