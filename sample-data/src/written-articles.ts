import { slugOf } from 'backend/data-tools/slug'
import type { StoredVideo } from 'backend/education/article-video'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Translated } from './sample-texts.ts'
import { writtenVideo } from './written-video.ts'

export const ARTICLES_FOLDER = new URL('../data/articles/', import.meta.url)

export interface WrittenArticle {
  number: number
  category: string
  level: string | null
  title: Translated
  summary: Translated
  body: Translated
  tags: string[] // codes
  tagNames: Map<string, string> // English names by code
  video: StoredVideo | null
}

interface ArticleFile {
  fields: Map<string, string>
  body: string
}

/** Articles written by people: `{nn}-{slug}.{en|id}.md`, by number. Throws if a file lacks a field or its other language. */
export function readWrittenArticles(folder: URL = ARTICLES_FOLDER): WrittenArticle[] {
  if (!existsSync(folder)) return []
  const english = readdirSync(folder)
    .filter(name => /^\d+-.+\.en\.md$/.test(name))
    .sort()
  return english.map(name => {
    const en = readArticleFile(folder, name)
    const id = readArticleFile(folder, name.replace(/\.en\.md$/, '.id.md'))
    const tagNames = new Map(
      field(en, 'tags', name)
        .split(',')
        .map(tag => [slugOf(tag), tag.trim()]),
    )
    return {
      number: Number.parseInt(name, 10),
      category: field(en, 'category', name),
      level: en.fields.get('level') ?? null,
      title: { en: field(en, 'title', name), id: field(id, 'title', name) },
      summary: { en: field(en, 'summary', name), id: field(id, 'summary', name) },
      body: { en: en.body, id: id.body },
      tags: [...tagNames.keys()],
      tagNames,
      video: writtenVideo(en.fields, id.fields),
    }
  })
}

function readArticleFile(folder: URL, name: string): ArticleFile {
  const text = readFileSync(new URL(name, folder), 'utf8')
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  const fields = head.split(/\r?\n/).map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
  return { fields: new Map(fields), body: body.trim() }
}

function field({ fields }: ArticleFile, key: string, name: string): string {
  const value = fields.get(key)
  if (!value) throw new Error(`Article ${name} has no '${key}' in one of its languages`)
  return value
}
