import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { SampleScene } from './sample-scene.ts'

/** Loads users and their followers, and the users that reply for brokers. */
export async function loadUsers({ queries, users, brokers }: SampleScene): Promise<void> {
  const random = new Random('user rows')
  const rows = new RowLoader(queries, 'users')
  const follows = new RowLoader(queries, 'user_follows')
  for (const user of users) {
    await rows.add({
      user_id: user.userId,
      nick: user.nick,
      country_code: user.countryCode,
      identity: random.chance(0.92) ? 'trader' : 'ib',
      certificate_state: random.chance(0.2) ? 'approved' : 'none',
      sample: true,
      created_at: user.createdAt,
    })
    for (const followed of random.some(users, random.chance(0.3) ? random.between(1, 5) : 0)) {
      if (followed !== user) await follows.add({ follower_id: user.userId, user_id: followed.userId })
    }
  }
  for (const { desk, country, createdAt } of brokers) {
    if (!desk) continue
    await rows.add({
      user_id: desk.userId,
      nick: desk.nick,
      country_code: country.code,
      identity: 'provider',
      certificate_state: 'none',
      sample: true,
      created_at: createdAt,
    })
  }
  await rows.finish()
  await follows.finish()
}
