import type { Queries } from './db.ts'

/** A part of the project with its own tables. Only it creates and changes them, in numbered SQL files. */
export interface MigrationOwner {
  /** Names the table that records the applied files: `{owner}_migrations`. */
  owner: string
  folder: URL
  /** Former names of files, from when all owners shared one folder, by current name. */
  formerNames?: Readonly<Record<string, string>>
  /** Work that SQL cannot do, such as encryption, by the name of the file after which it is done, in the same transaction. */
  inCode?: Readonly<Record<string, (queries: Queries) => Promise<void>>>
}

/** An owner and the names of its files, sorted by number. */
export type OwnedFiles = MigrationOwner & { files: readonly string[] }

export const madeByNewerVersion = (names: readonly string[]): Error =>
  new Error(`The database was made by a newer version: it has ${names.join(', ')}`)
