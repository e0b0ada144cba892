/** Caches answers of cacheable calls for their declared minutes (spec 9); one cache per tab or request. */
export class AnswerCache {
  #answers = new Map<string, { until: number; answer: Promise<unknown> }>()

  /** The answer cached under `key`, else that of `fetchAnswer`; concurrent callers share one request. Failures are not cached. */
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
