import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { portalRoot } from '../portal-root.ts'
import { workspacesOf } from '../workspaces.ts'

/** Folders with the texts of the workspaces that an area or the shell is built from, followed by its own; later ones take precedence. */
export const textFolders = (workspace: string): string[] =>
  workspacesOf(workspace)
    .map(folder => join(portalRoot, folder, 'src/strings'))
    .filter(existsSync)
