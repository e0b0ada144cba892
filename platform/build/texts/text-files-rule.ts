import type { RuleSetRule } from 'webpack'
import { ownFile } from '../own-file.ts'

/** The rule that makes text-files.ts export the texts in these folders. */
export const textFilesRule = (folders: string[]): RuleSetRule => ({
  resource: ownFile('build/texts/text-files'),
  loader: ownFile('build/texts/text-files-loader'),
  options: { folders },
})
