import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { CommandRefused } from 'platform/api/command-refused'

const FLUSH_LENGTH = 64_000

/** All bad rows of an import as lines of CSV: `17,"score: must be from 0 to 10"`. Complete once `end` has resolved. */
export class BadRowsFile {
  readonly #handle: FileHandle
  #text = 'line,reason\n'

  constructor(handle: FileHandle) {
    this.#handle = handle
  }

  static async at(file: string): Promise<BadRowsFile> {
    const refused = ({ code }: NodeJS.ErrnoException) => new CommandRefused(`${file} cannot be written (${code})`)
    return new BadRowsFile(
      await open(file, 'w').catch((error: NodeJS.ErrnoException) => Promise.reject(refused(error))),
    )
  }

  async add(line: number, reason: string): Promise<void> {
    this.#text += `${line},"${reason.replaceAll('"', '""')}"\n`
    if (this.#text.length > FLUSH_LENGTH) await this.#flush()
  }

  async end(): Promise<void> {
    await this.#flush()
    await this.#handle.close()
  }

  async #flush(): Promise<void> {
    const text = this.#text
    this.#text = ''
    await this.#handle.write(text)
  }
}
