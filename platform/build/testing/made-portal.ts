import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** What the files of a portal hold, by path; objects as JSON. */
export type PortalFiles = Record<string, string | object>

export interface MadePortal {
  root: string
  write(files: PortalFiles): void
  /** Removes the folder, and goes back to the working directory of before. */
  remove(): void
}

/** Makes a portal in a folder of its own, and makes that the working directory: the build's modules, imported after that, are of it. */
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
