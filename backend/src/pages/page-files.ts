import { instant, text } from 'calls/entities/fields'
import { readFileSync } from 'node:fs'
import { publicLanguages } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import { object, safeParse } from 'shared-state/schema'
import { articleHtml } from '../education/article-html.ts'

const FOLDER = new URL('../../data/pages/', import.meta.url)
const head = object({ title: text(1, 200), version: text(1, 40), updatedAt: instant })

export interface SitePage {
  title: string
  version: string
  updatedAt: string
  /** Sanitised HTML. Rendered on first use: rendering all texts would take longer than the rest of the API's start. */
  readonly content: string
}

/** A page text in each public language, from `{name}.{lang}.md`. Throws if a file is missing or lacks a field. */
export function readPage(name: string): Record<Language, SitePage> {
  const pages = publicLanguages.map((lang): [Language, SitePage] => [lang, readPageFile(`${name}.${lang}.md`)])
  return Object.fromEntries(pages) as Record<Language, SitePage>
}

function readPageFile(file: string): SitePage {
  const [, lines = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(new URL(file, FOLDER), 'utf8')) ?? []
  const fields = lines
    .split('\n')
    .map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
  const read = safeParse(head, Object.fromEntries(fields))
  if (!read.success || !body.trim())
    throw new Error(`backend/data/pages/${file} has no text, or no title, version or updatedAt in its front matter`)
  let content: string | undefined
  return {
    ...read.data,
    get content() {
      return (content ??= articleHtml(body).content)
    },
  }
}
