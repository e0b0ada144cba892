/** Keeps answers of cacheable calls for their declared minutes (spec 9); one per tab or request. */
export class AnswerCache {
  #answers = new Map<string, { until: number; answer: Promise<unknown> }>()

  /** The answer kept under `key`, or the one `fetchAnswer` brings; whoever asks meanwhile waits for the same. A failure is not kept. */
  take<Data>(key: string, minutes: number, fetchAnswer: () => Promise<Data>): Promise<Data> {
    const kept = this.#answers.get(key)
    if (kept && kept.until > Date.now()) return kept.answer as Promise<Data>
    const entry = { until: Date.now() + minutes * 60_000, answer: fetchAnswer() }
    this.#answers.set(key, entry)
    entry.answer.catch(() => {
      if (this.#answers.get(key) === entry) this.#answers.delete(key)
    })
    return entry.answer
  }

  clear(): void {
    this.#answers.clear()
  }
}
