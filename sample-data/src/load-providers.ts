import { loadVps } from './load-vps.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { LaterScene } from './sample-scene.ts'
import { sketchProviders } from './sketch-providers.ts'
import type { ProviderSketch } from './sketch-providers.ts'

/** Providers serve some of the best rated brokers that may lead (decisions 7); for VPS providers the plans determine the brokers. */
const SERVED_AMONG = 2_000

/** Loads service providers with the brokers they serve, and the plans of VPS providers. */
export async function loadProviders(scene: LaterScene): Promise<void> {
  const { queries, clock } = scene
  const shortNames = await queries.query<{ name: string }>('SELECT DISTINCT lower(short_name) AS name FROM brokers')
  const taken = new Set(shortNames.map(({ name }) => name))
  const providers = sketchProviders(name => taken.has(name.toLowerCase()), clock)
  const rows = new RowLoader(queries, 'service_providers')
  for (const provider of providers) {
    const { code, name, slug, category, intro, content, score } = provider
    const website = `https://${slug}.example`
    await rows.add({
      code,
      name,
      slug,
      category,
      country_code: provider.countryCode,
      website,
      intro,
      content,
      score,
      sample: true,
      created_at: provider.createdAt,
    })
  }
  await rows.finish()
  await loadServed(
    scene,
    providers.filter(({ category }) => category !== 'vps'),
  )
  await loadVps(
    scene,
    providers.filter(({ category }) => category === 'vps'),
  )
  await queries.script(`INSERT INTO provider_brokers (provider_code, broker_code)
    SELECT DISTINCT p.provider_code, v.broker_code FROM broker_vps v JOIN vps_plans p ON p.code = v.plan_code ORDER BY 1, 2`)
}

async function loadServed({ queries, clock }: LaterScene, providers: readonly ProviderSketch[]): Promise<void> {
  const random = new Random('served brokers')
  const brokers = await queries.query<{ code: string }>(
    `SELECT code FROM leading_brokers($1) WHERE sample ORDER BY score DESC, code LIMIT ${SERVED_AMONG}`,
    [clock.day],
  )
  const rows = new RowLoader(queries, 'provider_brokers')
  for (const provider of providers) {
    for (const broker of random.some(brokers, random.between(3, 24)))
      await rows.add({ provider_code: provider.code, broker_code: broker.code })
  }
  await rows.finish()
}
