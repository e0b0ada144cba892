/** Shows the progress of a command: one line per step, redrawn while it runs, with its seconds when done. Several may run at once. */
const isTerminal = Boolean(process.stdout.isTTY)
const barWidth = 24

export class Steps {
  /** Start times of the unfinished steps. */
  #began = new Map()

  /** Starts a step, or updates its `progress` (0 to 1). */
  show(name, progress) {
    this.#begin(name)
    if (!isTerminal || progress === undefined) return
    const filled = Math.round(progress * barWidth)
    process.stdout.write(
      `\r\x1b[K  … ${name} ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${Math.round(progress * 100)} % ${this.#seconds(name)}`,
    )
  }

  /** Finishes a step; `detail` is its result. */
  done(name, detail = '') {
    this.#begin(name)
    const line = `  ✓ ${name}${detail && `: ${detail}`} (${this.#seconds(name)})`
    process.stdout.write(isTerminal ? `\r\x1b[K${line}\n` : `${line}\n`)
    this.#began.delete(name)
  }

  note(text) {
    process.stdout.write(isTerminal ? `\r\x1b[K    ${text}\n` : `    ${text}\n`)
  }

  #begin(name) {
    if (this.#began.has(name)) return
    this.#began.set(name, Date.now())
    process.stdout.write(isTerminal ? `\r\x1b[K  … ${name}` : `  … ${name}\n`)
  }

  #seconds(name) {
    return `${((Date.now() - this.#began.get(name)) / 1000).toFixed(1)} s`
  }
}
