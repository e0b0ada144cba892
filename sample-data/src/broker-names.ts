import { Random } from './random.ts'
import { readSampleFile } from './sample-texts.ts'

interface NameWords {
  starts: string[]
  ends: string[]
  middles: string[]
  suffixes: string[]
}

export interface BrokerName {
  /** Quillhaven */
  short: string
  /** Quillhaven FX */
  shown: string
}

/** Lower-case letters and digits only. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Returns a function that tells whether a name contains the name of a real firm: five letters and more anywhere in it,
 * fewer as a separate word.
 */
export function realBrandTest(): (name: string) => boolean {
  const { words } = readSampleFile<{ words: string[] }>('real-brand-words.json')
  const short = new Set(words.filter(word => word.length < 5))
  const long = words.filter(word => word.length >= 5)
  return name => {
    const letters = bare(name)
    return (
      long.some(word => letters.includes(word)) ||
      name
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .some(word => short.has(word))
    )
  }
}

/** Generates invented broker names, all different and none similar to a real firm's (decisions 8). */
export class BrokerNames {
  readonly #random: Random
  readonly #words = readSampleFile<NameWords>('broker-name-words.json')
  readonly #isRealBrand = realBrandTest()
  readonly #taken = new Set<string>()

  constructor(random: Random) {
    this.#random = random
  }

  next(): BrokerName {
    for (;;) {
      const short = this.#random.pick(this.#words.starts) + this.#random.pick(this.#words.ends)
      const name = this.#claim({ short, shown: this.#shown(short) })
      if (name) return name
    }
  }

  /** A name intended to be confused with `original`: that of a suspected clone. */
  like({ short, shown }: BrokerName): BrokerName {
    const [one, two, three] = [this.#suffix(), this.#suffix(), this.#suffix()]
    const imitations = [shown.replace(' ', '-'), `${short}-${one}`, `${shown} ${two}`, `${short}s ${three}`]
    for (const imitation of imitations) {
      const name = this.#claim({ short, shown: imitation })
      if (name) return name
    }
    return this.next()
  }

  #shown(short: string): string {
    const form = this.#random.next()
    if (form < 0.72) return `${short} ${this.#suffix()}`
    if (form < 0.82) return `${short} ${this.#random.pick(this.#words.middles)} ${this.#suffix()}`
    return `${short}${this.#random.pick(['FX', 'Trade', 'Invest', 'Cap', 'Pro', '24'])}`
  }

  #suffix(): string {
    return this.#random.pick(this.#words.suffixes)
  }

  #claim(name: BrokerName): BrokerName | undefined {
    const key = bare(name.shown)
    if (this.#taken.has(key) || /(.)\1\1/.test(key) || this.#isRealBrand(name.shown)) return undefined
    this.#taken.add(key)
    return name
  }
}

/** A function that returns invented names of brokers that are not listed. */
export function unlistedNames(brokers: readonly { name: BrokerName }[]): () => string {
  const listed = new Set(brokers.map(({ name }) => bare(name.shown)))
  const names = new BrokerNames(new Random('unlisted broker names'))
  return () => {
    let { shown } = names.next()
    while (listed.has(bare(shown))) shown = names.next().shown
    return shown
  }
}
