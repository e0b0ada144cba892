import type { Dictionary } from 'shared-state/i18n/text'

/** The texts in one folder, by file: `./en.json`. */
export interface TextFiles {
  (file: string): Dictionary
  keys(): string[]
}

/** The texts of a part, folder by folder; the later ones win. text-files-loader.ts writes them in, as which there are depends on the part. */
export const textFiles: readonly TextFiles[] = []
