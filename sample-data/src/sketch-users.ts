import { Random, WeightedIndex } from './random.ts'
import type { SampleClock } from './sample-clock.ts'
import { readSampleFile } from './sample-texts.ts'

export interface UserSketch {
  userId: string
  nick: string
  countryCode: string
  lang: 'en' | 'id'
  createdAt: Date
}

interface UserWords {
  names: Record<string, string[]> // by country code
  countryWeights: Record<string, number>
  words: string[]
}

/** Invented people. None has an email address, phone or password, so nobody can log in as them. */
export function sketchUsers(count: number, clock: SampleClock): UserSketch[] {
  const random = new Random('users')
  const { names, countryWeights, words } = readSampleFile<UserWords>('user-words.json')
  const countries = Object.keys(countryWeights)
  const draw = new WeightedIndex(Object.values(countryWeights))
  const taken = new Set<string>()
  const freeNick = (make: () => string): string => {
    for (;;) {
      const nick = make()
      if (nick.length < 2 || nick.length > 20 || taken.has(nick.toLowerCase())) continue
      taken.add(nick.toLowerCase())
      return nick
    }
  }
  return Array.from({ length: count }, (_, index) => {
    const countryCode = countries[draw.draw(random)] ?? '840'
    const people = names[countryCode] ?? names['840'] ?? []
    return {
      userId: `s${String(100_001 + index)}`,
      nick: freeNick(() => personNick(random, people, words)),
      countryCode,
      lang: countryCode === '360' && random.chance(0.9) ? 'id' : 'en',
      createdAt: clock.daysAgo(1_100 + random.next() * 900),
    }
  })
}

function personNick(random: Random, people: string[], words: string[]): string {
  const name = random.pick(people)
  const form = random.next()
  if (form < 0.35) return `${name} ${String.fromCharCode(65 + random.between(0, 25))}.`
  if (form < 0.6) return `${name.toLowerCase()}${random.between(1, 9999)}`
  if (form < 0.8) return `${name.toLowerCase()}_${random.pick(words)}`
  return `${random.pick(words)}${random.pick(words)}${random.between(1, 999)}`
}
