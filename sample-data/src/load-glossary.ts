import { readFileSync } from 'node:fs'
import { RowLoader } from './row-loader.ts'
import type { LaterScene } from './sample-scene.ts'

interface Words {
  term: string
  aliases: string[]
  definition: string
}

/** The terms that articles explain, written by people, in data/glossary.json. */
export const readGlossary = () =>
  JSON.parse(readFileSync(new URL('../data/glossary.json', import.meta.url), 'utf8')) as ({ code: string } & Record<
    'en' | 'id',
    Words
  >)[]

/** Loads the glossary. */
export async function loadGlossary({ queries }: Pick<LaterScene, 'queries'>): Promise<void> {
  const rows = new RowLoader(queries, 'glossary_terms')
  for (const { code, en, id } of readGlossary())
    await rows.add({
      code,
      term: { en: en.term, id: id.term },
      aliases: { en: en.aliases, id: id.aliases },
      definition: { en: en.definition, id: id.definition },
    })
  await rows.finish()
}
