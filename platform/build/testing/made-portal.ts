import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Contents of a portal's files by path; objects are written as JSON. */
export type PortalFiles = Record<string, string | object>

export interface MadePortal {
  root: string
  write(files: PortalFiles): void
  /** Removes the folder and restores the previous working directory. */
  remove(): void
}

/** Creates a portal in a temporary folder and makes that the working directory: build modules imported afterwards belong to it. */
export function madePortal(files: PortalFiles): MadePortal {
  const before = process.cwd()
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'portal-')))
  const write = (written: PortalFiles) => {
    for (const [path, content] of Object.entries(written)) {
      const file = join(root, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    }
  }
  write(files)
  process.chdir(root)
  return {
    root,
    write,
    remove() {
      process.chdir(before)
      rmSync(root, { recursive: true })
    },
  }
}
