import { commentEdit, commentPublish, commentReply } from 'calls/comment-writing'
import type { Random } from 'sample-data/random'
import type { SignedInReader } from './readers.ts'
import type { ReviewedBroker } from './reviewed-brokers.ts'
import type { DoneWrite } from './done-write.ts'
import type { WrittenTexts } from './written-texts.ts'

interface Deps {
  random: Random
  writers: readonly SignedInReader[]
  brokers: readonly ReviewedBroker[]
  written: WrittenTexts
}

interface Commented {
  comment: { commentId: string; version: number }
}

interface Review {
  author: SignedInReader
  commentId: string
  version: number
  mark: string
  page: string
  replies: number
}

/** A page shows this many replies to a review. */
const mostReplies = 3

/** Writes reviews, edits and replies. Each writer reviews each broker once: nobody may more often in a day. */
export class ReviewWriters {
  readonly #deps: Deps
  readonly #reviews: Review[] = []
  #reviewed = 0

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The writes that are possible now. */
  possible(): (() => Promise<DoneWrite>)[] {
    return [
      () => this.#review(),
      ...(this.#reviews.length > 1 ? [() => this.#edit()] : []),
      ...(this.#answerable.length > 0 ? [() => this.#reply()] : []),
    ]
  }

  get #answerable(): Review[] {
    return this.#reviews.filter(({ replies }) => replies < mostReplies)
  }

  async #review(): Promise<DoneWrite> {
    const { writers, brokers, written } = this.#deps
    const turn = this.#reviewed++
    const { slug, code } = brokers[Math.floor(turn / writers.length) % brokers.length]!
    const author = writers[turn % writers.length]!
    const { text, mark } = written.next()
    const page = `/brokers/review/${slug}-${code}.html`
    const input = { traderCode: code, content: text, rating: 3, imageIds: [] }
    const { commentId, version } = (await author.send<Commented>(commentPublish, input)).comment
    written.add(page, mark)
    this.#reviews.push({ author, commentId, version, mark, page, replies: 0 })
    return { what: 'review', page }
  }

  async #edit(): Promise<DoneWrite> {
    const { random, written } = this.#deps
    const review = random.pick(this.#reviews)
    const { author, commentId, version, page } = review
    const { text, mark } = written.next()
    const replaced = written.replace(page, review.mark, mark)
    const { comment } = await author.send<Commented>(commentEdit, { commentId, version, content: text, rating: 2 })
    replaced()
    Object.assign(review, { version: comment.version, mark })
    return { what: 'edit', page }
  }

  async #reply(): Promise<DoneWrite> {
    const { random, writers, written } = this.#deps
    const review = random.pick(this.#answerable)
    const { text, mark } = written.next()
    await random.pick(writers).send(commentReply, { commentId: review.commentId, content: text })
    review.replies += 1
    written.add(review.page, mark)
    return { what: 'reply', page: review.page }
  }
}
