import { articleComment, exposureComment, surveyComment } from 'calls/comment-writing'
import { dealerCollectionadd } from 'calls/follows'
import type { Random } from 'sample-data/random'
import type { DoneWrite } from './done-write.ts'
import type { SignedInReader } from './readers.ts'
import type { ReviewedBroker } from './reviewed-brokers.ts'
import { ReviewWriters } from './review-writers.ts'
import type { WrittenTexts } from './written-texts.ts'

interface Deps {
  random: Random
  writers: readonly SignedInReader[]
  /** Their own pages change, and nobody else's. */
  readers: readonly SignedInReader[]
  brokers: readonly ReviewedBroker[]
  /** Addresses of an article, a case and a survey, without the language. */
  texts: readonly string[]
  written: WrittenTexts
}

const callsOf = { education: articleComment, exposure: exposureComment, survey: surveyComment } as const

/** Writes reviews, edits, replies and comments, and lets readers follow brokers. */
export class Writers {
  readonly #deps: Deps
  readonly #reviews: ReviewWriters
  #followed = 0

  constructor(deps: Deps) {
    this.#deps = deps
    this.#reviews = new ReviewWriters(deps)
  }

  /** Resolves when a random write has been acknowledged. */
  write(): Promise<DoneWrite> {
    return this.#deps.random.pick([...this.#reviews.possible(), () => this.#comment(), () => this.#follow()])()
  }

  async #comment(): Promise<DoneWrite> {
    const { random, writers, texts, written } = this.#deps
    const page = random.pick(texts)
    const { text, mark } = written.next()
    const area = page.split('/')[1] as keyof typeof callsOf
    const code = /-(\w+)\.html$/.exec(page)![1]
    await random.pick(writers).send(callsOf[area], { code, content: text })
    written.add(page, mark)
    return { what: `comment (${area})`, page }
  }

  async #follow(): Promise<DoneWrite> {
    const { random, readers, brokers } = this.#deps
    const reader = random.pick(readers)
    const { code } = brokers[this.#followed++ % brokers.length]!
    await reader.send(dealerCollectionadd, { traderCode: code })
    return { what: 'follow', page: '/user/attention.html', reader, shows: code }
  }
}
