import { RowLoader } from './row-loader.ts'
import type { SampleScene } from './sample-scene.ts'
import { fillIn, readSampleFile } from './sample-texts.ts'
import type { TextPair } from './sample-texts.ts'
import { readWrittenArticles } from './written-articles.ts'

type SoftwareRow = [
  code: string,
  name: string,
  kind: string,
  version: string,
  platforms: string[],
  score: number | null,
]

/** The two real platforms have no score: an opinion on them needs more than sample data. */
const SOFTWARE: SoftwareRow[] = [
  ['mt4', 'MetaTrader 4', 'mt4', '4', ['windows', 'mac', 'web', 'ios', 'android'], null],
  ['mt5', 'MetaTrader 5', 'mt5', '5', ['windows', 'mac', 'web', 'ios', 'android'], null],
  ['ownweb', 'Web platform', 'own', '1', ['web'], 6.8],
  ['ownapp', 'Mobile app', 'own', '1', ['ios', 'android'], 7.1],
  ['kitefold', 'Kitefold Trader', 'other', '3.2', ['web', 'windows'], 7.9],
  ['pipdesk', 'Pipdesk', 'other', '2.0', ['windows', 'mac'], 6.4],
  ['fathom', 'Fathom Charts', 'other', '5.1', ['web', 'ios', 'android'], 8.2],
  ['lanterna', 'Lanterna Copy', 'other', '1.4', ['web', 'android'], 5.7],
]

/** Loads regulators, software and the names of all tags; with `sample` also invented software, into truncated tables. */
export async function loadReference(
  { queries, regulators }: Pick<SampleScene, 'queries' | 'regulators'>,
  sample = true,
): Promise<void> {
  const regulatorRows = new RowLoader(queries, 'regulators', { freeze: sample })
  for (const { id, code, slug, name, abbreviation, country, countryCode, host, tier, note = null } of regulators) {
    const two_char_code = countryCode
    await regulatorRows.add({
      regulator_id: id,
      code,
      slug,
      name,
      abbreviation,
      country,
      two_char_code,
      host,
      tier,
      note,
    })
  }
  await regulatorRows.finish()
  const softwareRows = new RowLoader(queries, 'software', { freeze: sample })
  for (const [code, name, kind, version, platforms, score] of SOFTWARE.filter(
    ([, , kind]) => sample || kind !== 'other',
  )) {
    await softwareRows.add({ code, name, kind, version, platforms, score, sample: kind === 'own' || kind === 'other' })
  }
  await softwareRows.finish()
  const tagRows = new RowLoader(queries, 'tags', { freeze: sample })
  for (const [area, names] of Object.entries(tagNames())) {
    for (const [code, pair] of Object.entries(names)) await tagRows.add({ area, code, name: fillIn(pair, {}) })
  }
  await tagRows.finish()
}

/** The known names, plus tags introduced by written articles, whose Indonesian name equals the English one. */
function tagNames(): Record<string, Record<string, TextPair>> {
  const known = readSampleFile<Record<string, Record<string, TextPair>>>('tag-names.json')
  const brought = readWrittenArticles().flatMap(({ tagNames: names }) => [...names])
  const untranslated = Object.fromEntries(brought.map(([code, name]) => [code, [name, name] as const]))
  return { ...known, article: { ...untranslated, ...known.article } }
}
