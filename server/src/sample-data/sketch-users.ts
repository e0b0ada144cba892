import type { Queries } from '../db/db.ts'
import { Random, WeightedIndex } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { SampleClock } from './sample-clock.ts'
import { readSampleFile } from './sample-texts.ts'

export interface UserSketch {
  userId: string
  nick: string
  countryCode: string
  lang: 'en' | 'id'
  staff: boolean
  createdAt: Date
}

interface UserWords {
  names: Record<string, string[]> // by country code
  countryWeights: Record<string, number>
  words: string[]
}

/** Invented people, and some help desks of brokers. None has an e-mail, phone or password, so nobody can log in as them. */
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
    const staff = index % 100 === 7
    const people = names[countryCode] ?? names['840'] ?? []
    return {
      userId: `s${String(100_001 + index)}`,
      nick: freeNick(() => (staff ? `Client desk ${random.between(1, 999)}` : personNick(random, people, words))),
      countryCode,
      lang: countryCode === '360' && random.chance(0.9) ? 'id' : 'en',
      staff,
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

export async function loadUsers(queries: Queries, users: UserSketch[]): Promise<void> {
  const random = new Random('user rows')
  const rows = new RowLoader(queries, 'users', ['user_id', 'nick', 'country_code', 'identity', 'certificate_state', 'vest', 'sample', 'created_at'])
  const follows = new RowLoader(queries, 'user_follows', ['follower_id', 'user_id'])
  for (const user of users) {
    const identity = user.staff ? 'provider' : random.chance(0.92) ? 'trader' : 'ib'
    await rows.add(user.userId, user.nick, user.countryCode, identity, random.chance(0.2) ? 'approved' : 'none', false, true, user.createdAt)
    for (const followed of random.some(users, random.chance(0.3) ? random.between(1, 5) : 0)) {
      if (followed !== user) await follows.add(user.userId, followed.userId)
    }
  }
  await rows.finish()
  await follows.finish()
}
