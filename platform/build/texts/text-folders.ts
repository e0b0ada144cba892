import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { portalRoot } from '../portal-root.ts'
import { workspacesOf } from '../workspaces.ts'

/** Folders with the texts of a part, and ahead of them those of the workspaces it is built from; the later ones win. */
export const textFolders = (workspace: string): string[] =>
  workspacesOf(workspace)
    .map(folder => join(portalRoot, folder, 'src/strings'))
    .filter(existsSync)
