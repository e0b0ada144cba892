/** Every mark of a written text. */
export const writtenMarks = /\bwritten\d+x\b/g

interface Written {
  mark: string
  /** Date.now() from which on every answer shows it, and from which on none does. */
  shownSince: number
  goneSince: number
  /** Date.now() when the write that replaces it was sent. */
  replacing: number
}

/** The texts that pages have to show, by the pages' addresses without the language. */
export class WrittenTexts {
  readonly #texts = new Map<string, Written[]>()
  #marks = 0

  /** A text that was never written before, and the mark in it. */
  next(): { text: string; mark: string } {
    const mark = `written${++this.#marks}x`
    return { mark, text: `What I think of it is ${mark}, and nothing else.` }
  }

  /** To be called when the write that adds a text has been acknowledged. */
  add(page: string, mark: string): void {
    const text = { mark, shownSince: Date.now(), goneSince: Infinity, replacing: Infinity }
    this.#texts.set(page, [...(this.#texts.get(page) ?? []), text])
  }

  /** To be called before a text is replaced; returns the function to be called when that has been acknowledged. */
  replace(page: string, mark: string, by: string): () => void {
    const old = this.#texts.get(page)!.find(text => text.mark === mark)!
    old.replacing = Date.now()
    return () => {
      old.goneSince = Date.now()
      this.add(page, by)
    }
  }

  /** The texts that a page should not have shown, and those it should have, if it was asked for at `began` and answered at `ended`. */
  faults(page: string, shown: ReadonlySet<string>, { began, ended }: { began: number; ended: number }): string[] {
    return (this.#texts.get(page) ?? []).flatMap(({ mark, shownSince, goneSince, replacing }) => {
      if (shownSince < began && ended < replacing && !shown.has(mark))
        return [`does not show '${mark}', although its write was acknowledged ${began - shownSince} ms before`]
      if (goneSince < began && shown.has(mark))
        return [`shows '${mark}', although its replacement was acknowledged ${began - goneSince} ms before`]
      return []
    })
  }
}
