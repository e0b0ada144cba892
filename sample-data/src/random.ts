/** A seeded stream of random numbers: the same seed yields the same numbers on every machine. Not for secrets. */
export class Random {
  #state: number

  constructor(seed: string) {
    let hash = 2_166_136_261
    for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
    this.#state = hash >>> 0
  }

  /** From 0 to below 1 (the mulberry32 generator). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Approximately normal, as the sum of four; never further than 3.5 deviations from the mean. */
  around(mean: number, deviation: number): number {
    return mean + (this.next() + this.next() + this.next() + this.next() - 2) * 1.732 * deviation
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new RangeError('Cannot pick from an empty list')
    return item
  }

  /** `count` different items, in the order of `items`. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const chosen = new Set<number>()
    while (chosen.size < Math.min(count, items.length)) chosen.add(Math.floor(this.next() * items.length))
    return items.filter((_, index) => chosen.has(index))
  }
}

/** Draws indexes in proportion to their weights. */
export class WeightedIndex {
  readonly #sums: Float64Array

  constructor(weights: ArrayLike<number>) {
    this.#sums = new Float64Array(weights.length)
    let sum = 0
    for (let index = 0; index < weights.length; index++) this.#sums[index] = sum += weights[index] ?? 0
  }

  draw(random: Random): number {
    const target = random.next() * (this.#sums.at(-1) ?? 0)
    let low = 0
    let high = this.#sums.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sums[middle] ?? 0) > target) high = middle
      else low = middle + 1
    }
    return low
  }
}
