/** Shows a person what a command is doing: one line a step, redrawn while it runs, with its seconds when done. */
const isTerminal = Boolean(process.stdout.isTTY)
const barWidth = 24

export class Steps {
  #name
  #began = 0

  /** A step begins, or is `progress` (0 to 1) on its way. */
  show(name, progress) {
    if (name !== this.#name) this.#begin(name)
    if (!isTerminal || progress === undefined) return
    const filled = Math.round(progress * barWidth)
    process.stdout.write(`\r  … ${name} ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${Math.round(progress * 100)} % ${this.#seconds()}`)
  }

  /** The step is done; `detail` says what came of it. */
  done(name, detail = '') {
    if (name !== this.#name) this.#begin(name)
    const line = `  ✓ ${name}${detail && `: ${detail}`} (${this.#seconds()})`
    process.stdout.write(isTerminal ? `\r\x1b[K${line}\n` : `${line}\n`)
    this.#name = undefined
  }

  note(text) {
    process.stdout.write(isTerminal ? `\r\x1b[K    ${text}\n` : `    ${text}\n`)
  }

  #begin(name) {
    this.#name = name
    this.#began = Date.now()
    process.stdout.write(isTerminal ? `  … ${name}` : `  … ${name}\n`)
  }

  #seconds() {
    return `${((Date.now() - this.#began) / 1000).toFixed(1)} s`
  }
}
