import { Random } from './random.ts'
import { dayAndMonth } from './sample-clock.ts'
import { fillIn, readSampleFile, sentenceCase } from './sample-texts.ts'
import type { TextPair, Translated } from './sample-texts.ts'

export type GeneratedCategory = 'education' | 'news' | 'original' | 'industry' | 'announcements'

export interface GeneratedArticle {
  category: GeneratedCategory
  level: string | null
  tag: string
  /** The week of the year that it covers; null: none. */
  week: number | null
  title: Translated
  summary: Translated
  body: Translated
}

interface Concept extends Record<ConceptPart, TextPair> {
  tag: string
  level: string
  name: TextPair
}
type ConceptPart = 'what' | 'example' | 'trap' | 'check'

interface NoteFrame {
  titles: TextPair[]
  summary: TextPair
  topics?: TextPair[]
  paragraphs: TextPair[]
}

interface Frames extends Record<Exclude<GeneratedCategory, 'education'>, NoteFrame> {
  angles: { title: TextPair; summary: TextPair; sections: [en: string, id: string, part: ConceptPart][] }[]
  outro: TextPair
}

const PAIRS = ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'XAUUSD', 'USDCAD', 'GBPJPY', 'NZDUSD']
const NOTE_TAGS = { news: 'markets', original: 'our-data', industry: 'industry', announcements: 'site' } as const
/** Share of each kind of note among the generated articles; the rest are lessons, and news where there are too few lessons. */
const NOTE_SHARES = { original: 0.13, industry: 0.13, announcements: 0.09, news: 0.23 } as const

/** `count` articles with different titles, assembled from parts; shown as generated (decisions 8). */
export function generateArticles(count: number): GeneratedArticle[] {
  const frames = readSampleFile<Frames>('article-frames.json')
  const random = new Random('articles')
  const taken = new Set<string>()
  const notes = (Object.keys(NOTE_SHARES) as (keyof typeof NOTE_SHARES)[]).flatMap(category =>
    Array.from({ length: Math.round(count * NOTE_SHARES[category]) }, () => note(frames, category, random, taken)),
  )
  const lessons = allLessons(frames, random).slice(0, Math.max(0, count - notes.length))
  const rest = Array.from({ length: Math.max(0, count - notes.length - lessons.length) }, () =>
    note(frames, 'news', random, taken),
  )
  return [...lessons, ...notes, ...rest].slice(0, count)
}

/** Every concept from every angle, in random order. */
function allLessons(frames: Frames, random: Random): GeneratedArticle[] {
  const concepts = readSampleFile<Concept[]>('article-concepts.json')
  const lessons = concepts.flatMap(concept =>
    frames.angles.map(({ title, summary, sections }): GeneratedArticle => {
      const name = { name: concept.name }
      const headed = sections.map(([en, id, part]) =>
        fillIn([`## ${en}\n\n{text}`, `## ${id}\n\n{text}`], { text: concept[part] }),
      )
      return {
        category: 'education',
        level: concept.level,
        tag: concept.tag,
        week: null,
        title: sentenceCase(fillIn(title, name)),
        summary: sentenceCase(fillIn(summary, name)),
        body: paragraphs([...headed, fillIn(frames.outro, {})]),
      }
    }),
  )
  return lessons
    .map(lesson => ({ lesson, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ lesson }) => lesson)
}

function note(frames: Frames, category: keyof typeof NOTE_TAGS, random: Random, taken: Set<string>): GeneratedArticle {
  const { titles, summary, topics = [['', '']], paragraphs: texts } = frames[category]
  for (;;) {
    const week = random.between(1, 52)
    const values: Record<string, string | TextPair> = {
      topic: random.pick(topics),
      pair: random.pick(PAIRS),
      week: String(week),
      pips: String(random.between(40, 320)),
      count: String(random.between(4, 90) * 10),
      share: String(random.between(8, 55)),
      date: dayAndMonth(random.between(1, 28), random.between(0, 11)),
    }
    const title = sentenceCase(fillIn(random.pick(titles), values))
    if (taken.has(title.en)) continue
    taken.add(title.en)
    const body = paragraphs(texts.map(text => sentenceCase(fillIn(text, values))))
    return {
      category,
      level: null,
      tag: NOTE_TAGS[category],
      week: category === 'news' ? week : null,
      title,
      summary: sentenceCase(fillIn(summary, values)),
      body,
    }
  }
}

const paragraphs = (texts: Translated[]): Translated => ({
  en: texts.map(({ en }) => en).join('\n\n'),
  id: texts.map(({ id }) => id).join('\n\n'),
})
