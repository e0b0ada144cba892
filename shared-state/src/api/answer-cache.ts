import type { CallDeclaration } from '../calls/declare-call.ts'

/** Keeps answers of cacheable calls for their declared minutes (spec 9); one per tab or request. Same call at once: one request. */
export class AnswerCache {
  #answers = new Map<string, { until: number; answer: Promise<unknown> }>()

  /** The kept answer, or the one `fetchAnswer` brings; a failure is not kept. */
  take<Data>(declaration: CallDeclaration, input: unknown, fetchAnswer: () => Promise<Data>): Promise<Data> {
    if (!declaration.cacheMinutes) return fetchAnswer()
    const key = `${declaration.name} ${JSON.stringify(input)}`
    const kept = this.#answers.get(key)
    if (kept && kept.until > Date.now()) return kept.answer as Promise<Data>
    const answer = fetchAnswer()
    this.#answers.set(key, { until: Date.now() + declaration.cacheMinutes * 60_000, answer })
    answer.catch(() => this.#answers.delete(key))
    return answer
  }

  clear(): void {
    this.#answers.clear()
  }
}
