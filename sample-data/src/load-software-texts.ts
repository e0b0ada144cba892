import { readdirSync, readFileSync } from 'node:fs'
import { RowLoader } from './row-loader.ts'
import type { LaterScene } from './sample-scene.ts'

const FOLDER = new URL('../data/software/', import.meta.url)

/** Loads the text on each software: `{code}.{en|id}.md`. Texts on software that is not in the database are skipped. */
export async function loadSoftwareTexts({ queries }: LaterScene): Promise<void> {
  const known = new Set((await queries.query<{ code: string }>('SELECT code FROM software')).map(({ code }) => code))
  const rows = new RowLoader(queries, 'software_texts')
  const codes = readdirSync(FOLDER)
    .filter(name => name.endsWith('.en.md'))
    .map(name => name.slice(0, -'.en.md'.length))
    .sort()
  for (const code of codes.filter(code => known.has(code))) {
    await rows.add({ software_code: code, content: { en: read(`${code}.en.md`), id: read(`${code}.id.md`) } })
  }
  await rows.finish()
}

const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8').trim()
