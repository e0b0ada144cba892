import type { SignedInReader } from './readers.ts'

/** A write that was acknowledged: the address that shows it now, for one reader only if there is one. */
export interface DoneWrite {
  what: string
  page: string
  reader?: SignedInReader
  /** What the page has to contain besides what WrittenTexts knows. */
  shows?: string
}
