import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { CommandRefused } from '../../api/command-refused.ts'

/**
 * Copies the files in a folder tree into another folder. Rejects with CommandRefused if one is not a plain file: a link may lead anywhere.
 * (`fs.cp` also reads every parent folder, which the server process may not.)
 */
export async function copyPlainFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue
    const file = relative(from, join(entry.parentPath, entry.name))
    if (!entry.isFile()) throw new CommandRefused(`${file.replaceAll(sep, '/')} is not a plain file`)
    await mkdir(dirname(join(to, file)), { recursive: true })
    await copyFile(join(from, file), join(to, file))
  }
}
