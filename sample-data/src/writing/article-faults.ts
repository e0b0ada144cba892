import { articleLevels } from 'calls/entities/article'
import { titleSlug } from 'backend/data-tools/slug'
import { articlePlace } from 'backend/education/titles'
import { readQuiz } from 'backend/education/read-quiz'
import { Marked, type Token, type Tokens } from 'marked'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_CODES } from '../article-codes.ts'
import { SAMPLE_VIDEOS } from '../sample-videos.ts'
import type { WrittenArticle } from '../written-articles.ts'
import { sentenceFaults } from './sentence-faults.ts'

const languages = ['en', 'id'] as const
type Language = (typeof languages)[number]

const LONGEST_TITLE = 70
const LONGEST_SUMMARY = 200
const FEWEST_QUESTIONS = 3
const categories = ['education', 'news', 'original', 'industry', 'announcements', 'video']

/** Addresses without the language that an article may link to. */
export type KnownAddresses = ReadonlySet<string>

/** What is wrong with an article, each in a line; nothing if it may be published. */
export function articleFaults(article: WrittenArticle, addresses: KnownAddresses): string[] {
  const { number, category, level } = article
  const faults: string[] = []
  if (!categories.includes(category)) faults.push(`category '${category}' is not one of ${categories.join(', ')}`)
  if (category === 'education' && !articleLevels.some(known => known === level))
    faults.push(`a lesson needs a level: ${articleLevels.join(', ')}`)
  faults.push(...videoFaults(article))
  const shapes = languages.map(lang => {
    const tokens = new Marked({ gfm: true }).lexer(article.body[lang])
    for (const fault of textFaults(article, lang, tokens, addresses)) faults.push(`${lang}: ${fault}`)
    return shapeOf(tokens, category)
  })
  const [english, indonesian] = shapes
  for (const part of Object.keys(english!) as (keyof Shape)[])
    if (english![part] !== indonesian![part])
      faults.push(`${part} differ: ${english![part]} in English, ${indonesian![part]} in Indonesian`)
  if (category === 'education' && english!.questions < FEWEST_QUESTIONS)
    faults.push(`a lesson needs a quiz of at least ${FEWEST_QUESTIONS} questions with one right answer each`)
  return faults.map(fault => `${String(number).padStart(2, '0')} ${article.title.en}: ${fault}`)
}

/** A video article names its file, its length and chapters in both languages, and has the file and its captions. */
function videoFaults({ number, category, video }: WrittenArticle): string[] {
  if ((category === 'video') !== (video !== null)) return [`only a video has a file, and every video has one`]
  if (!video) return []
  const needed = [video.file, ...video.captions.map(lang => `captions.${lang}.vtt`)]
  const faults = needed
    .filter(name => !existsSync(join(SAMPLE_VIDEOS, String(FIRST_CODES.written + number), name)))
    .map(name => `its video has no file '${name}'`)
  const areBeforeEnd = video.chapters.every(({ at }) => at < video.seconds)
  return areBeforeEnd ? faults : [...faults, 'its chapters begin before its end, which `seconds` gives']
}

function textFaults(article: WrittenArticle, lang: Language, tokens: Token[], addresses: KnownAddresses): string[] {
  const faults = sentenceFaults(tokens, lang)
  if (article.title[lang].length > LONGEST_TITLE) faults.push(`the title has more than ${LONGEST_TITLE} characters`)
  if (article.summary[lang].length > LONGEST_SUMMARY)
    faults.push(`the summary has more than ${LONGEST_SUMMARY} characters`)
  for (const { href, text } of linksIn(tokens)) {
    const fault = linkFault(href, lang, addresses)
    if (fault) faults.push(`link '${text}': ${fault}`)
  }
  if (tokensOf(tokens, 'image').length > 0) faults.push('pictures are not shown in articles: use a table or words')
  if (tokensOf(tokens, 'html').length > 0) faults.push('HTML is not for articles: use markdown')
  return faults
}

function linkFault(href: string, lang: Language, addresses: KnownAddresses): string | null {
  if (href.startsWith('#')) return null
  if (!href.startsWith('/'))
    return href.startsWith('https://') ? null : `'${href}' is neither an https address nor a page of this site`
  const [path = ''] = href.split(/[?#]/)
  if (!path.startsWith(`/${lang}/`)) return `'${href}' does not begin with /${lang}/`
  return addresses.has(path.slice(lang.length + 1)) ? null : `there is no page '${href}'`
}

/** The address of a written article, without the language. */
export const writtenAddress = ({ number, category, title }: WrittenArticle): string =>
  articlePlace({ category, slug: titleSlug(title.en), code: String(FIRST_CODES.written + number) })

interface Shape {
  headings: number
  tables: number
  lists: number
  links: number
  questions: number
  /** The right options, as in '1, 0, 2'. */
  answers: string
}

function shapeOf(tokens: Token[], category: string): Shape {
  const { body, quiz } = readQuiz(tokens)
  return {
    headings: tokensOf(body, 'heading').length,
    tables: tokensOf(body, 'table').length,
    lists: tokensOf(body, 'list').length,
    links: linksIn(tokens).length,
    questions: category === 'education' ? quiz.length : 0,
    answers: quiz.map(({ answer }) => answer).join(', '),
  }
}

const linksIn = (tokens: Token[]) => tokensOf(tokens, 'link') as Tokens.Link[]

/** All tokens of a type, at any depth. */
export function tokensOf(tokens: Token[], type: string): Token[] {
  const found: Token[] = []
  new Marked().walkTokens(tokens, token => {
    if (token.type === type) found.push(token)
  })
  return found
}
