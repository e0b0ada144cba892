import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { LaterScene } from './sample-scene.ts'
import type { ProviderSketch } from './sketch-providers.ts'

/** Locations of trading servers, by ISO number: London, New York, Tokyo, Singapore, Amsterdam, Frankfurt, Hong Kong, Sydney, Jakarta. */
const PLACES = ['826', '840', '392', '702', '528', '276', '344', '036', '360']
const SIZES: [cpu: number, ramGb: number, diskGb: number][] = [
  [1, 1, 25],
  [1, 2, 40],
  [2, 2, 50],
  [2, 4, 80],
  [4, 8, 120],
  [6, 12, 160],
  [8, 16, 240],
]

/** Loads the providers' plans, and which of them the brokers with the tag 'vps' offer. */
export async function loadVps({ queries }: LaterScene, providers: readonly ProviderSketch[]): Promise<void> {
  const random = new Random('vps plans')
  const plans = new RowLoader(queries, 'vps_plans')
  const codes: string[] = []
  for (const provider of providers) {
    const level = 0.8 + random.next() * 0.6 // expensive or cheap
    for (const place of random.some(PLACES, random.between(2, 4))) {
      for (const [cpu, ramGb, diskGb] of random.some(SIZES, random.between(2, 4))) {
        const code = `v${1001 + codes.length}`
        codes.push(code)
        await plans.add({
          code,
          provider_code: provider.code,
          country_code: place,
          cpu,
          ram_gb: ramGb,
          disk_gb: diskGb,
          latency_ms: (0.4 + random.next() ** 2 * 7).toFixed(2),
          price_usd: (Math.ceil((4 + cpu * 3.5 + ramGb * 1.2) * level) - 0.01).toFixed(2),
          sample: true,
        })
      }
    }
  }
  await plans.finish()
  const brokers = await queries.query<{ code: string }>(
    `SELECT code FROM brokers WHERE sample AND tags @> '{vps}' ORDER BY code`,
  )
  const offers = new RowLoader(queries, 'broker_vps')
  for (const broker of brokers) {
    for (const plan of random.some(codes, random.between(1, 3)))
      await offers.add({ broker_code: broker.code, plan_code: plan })
  }
  await offers.finish()
}
