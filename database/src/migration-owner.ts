/** A part of the project with tables of its own. It makes and changes them in numbered SQL files; nobody else does. */
export interface MigrationOwner {
  /** Names the table that notes the applied files: `{owner}_migrations`. */
  owner: string
  folder: URL
  /** Files that had another name when all owners shared one folder: that name, by the present one. */
  formerNames?: Readonly<Record<string, string>>
}

/** An owner and the names of its files, in order of their numbers. */
export type OwnedFiles = MigrationOwner & { files: readonly string[] }

export const madeByNewerVersion = (names: readonly string[]): Error =>
  new Error(`The database was made by a newer version: it has ${names.join(', ')}`)
