import { expect, test } from '@jest/globals'
import type { WrittenArticle } from '../written-articles.ts'
import { articleFaults, writtenAddress } from './article-faults.ts'

const question = (right: number) =>
  `### Which?\n\n${[0, 1, 2].map(option => `- [${option === right ? 'x' : ' '}] ${option}`).join('\n')}\n\nWhy.\n`
const quiz = `## Quiz {#quiz}\n\n${question(0)}\n${question(1)}\n${question(2)}`
const body = `A short text.\n\n## Part\n\nMore.\n\n${quiz}`

const article = (change: Partial<WrittenArticle> = {}): WrittenArticle => ({
  number: 3,
  category: 'education',
  level: 'beginner',
  title: { en: 'What a pip is worth today', id: 'Nilai satu pip' },
  summary: { en: 'Short.', id: 'Singkat.' },
  body: { en: body, id: body },
  tags: ['pip'],
  tagNames: new Map(),
  video: null,
  ...change,
})
const addresses = new Set(['/tools/pip.html', '/education/news/what-a-pip-is-worth-7000000003.html'])
const faultsOf = (change: Partial<WrittenArticle>) =>
  articleFaults(article(change), addresses).map(fault => fault.slice(fault.indexOf(': ') + 2))
const inEnglish = (text: string) => ({ body: { en: `${text}\n\n${body}`, id: `${text}\n\n${body}` } })

test('a whole lesson has no faults', () => expect(faultsOf({})).toEqual([]))

test('the address of a written article has its number and the first five words of its title', () => {
  expect(writtenAddress(article())).toBe('/education/news/what-a-pip-is-worth-7000000003.html')
  expect(writtenAddress(article({ category: 'original' }))).toBe('/news/detail/what-a-pip-is-worth-7000000003.html')
})

test.each<[string, Partial<WrittenArticle>, string[]]>([
  [
    'an unknown category',
    { category: 'lesson' },
    ["category 'lesson' is not one of education, news, original, industry, announcements, video"],
  ],
  ['a lesson without a level', { level: null }, ['a lesson needs a level: beginner, intermediate, advanced']],
  [
    'too few questions',
    { body: { en: 'Text.', id: 'Teks.' } },
    ['a lesson needs a quiz of at least 3 questions with one right answer each'],
  ],
  [
    'languages with different parts',
    { body: { en: body, id: body.replace('## Part\n', '') } },
    ['headings differ: 1 in English, 0 in Indonesian'],
  ],
  [
    'different right answers',
    { body: { en: body, id: body.replace(question(0), question(1)) } },
    ['answers differ: 0, 1, 2 in English, 1, 1, 2 in Indonesian'],
  ],
  [
    'a long title',
    { title: { en: 'What a pip is worth today', id: 'x'.repeat(71) } },
    ['id: the title has more than 70 characters'],
  ],
])('%s is a fault', (_, change, faults) => expect(faultsOf(change)).toEqual(faults))

test('a video needs its file, captions, and chapters in both languages within its length', () => {
  const video = (change: object) => ({
    video: {
      file: 'no.mp4',
      seconds: 44,
      captions: ['en'],
      chapters: [{ at: 0, title: { en: 'A', id: 'A' } }],
      ...change,
    },
  })
  expect(faultsOf({ category: 'video', ...video({}) })).toEqual([
    "its video has no file 'no.mp4'",
    "its video has no file 'captions.en.vtt'",
  ])
  expect(faultsOf({ category: 'video', number: 25, ...video({ file: 'stop-out.mp4' }) })).toEqual([])
  const late = [{ at: 44, title: { en: 'A', id: 'A' } }]
  expect(faultsOf({ category: 'video', number: 25, ...video({ file: 'stop-out.mp4', chapters: late }) })).toEqual([
    'its chapters begin before its end, which `seconds` gives',
  ])
  expect(faultsOf({ category: 'video' })).toEqual(['only a video has a file, and every video has one'])
})

test('links lead to pages of this site in the same language, or to https addresses', () => {
  const links = [
    '/en/tools/pip.html',
    '/en/education/news/what-a-pip-is-worth-7000000003.html#part-x',
    'https://a.example',
    '#part-x',
  ]
  const good = links.map(href => `[a](${href})`).join(' ')
  const bad = '[b](/tools/pip.html) [c](/en/none.html) [d](http://a.example) [e](javascript:1)'
  expect(faultsOf({ body: { en: `${good}\n\n${body}`, id: `${good.replaceAll('/en/', '/id/')}\n\n${body}` } })).toEqual(
    [],
  )
  expect(faultsOf(inEnglish(bad)).filter(fault => fault.startsWith('en: '))).toEqual([
    "en: link 'b': '/tools/pip.html' does not begin with /en/",
    "en: link 'c': there is no page '/en/none.html'",
    "en: link 'd': 'http://a.example' is neither an https address nor a page of this site",
    "en: link 'e': 'javascript:1' is neither an https address nor a page of this site",
  ])
})

test('pictures and HTML are faults', () => {
  expect(faultsOf(inEnglish('![a](b.png)\n\n<p>x</p>')).filter(fault => fault.startsWith('en: '))).toEqual([
    'en: pictures are not shown in articles: use a table or words',
    'en: HTML is not for articles: use markdown',
  ])
})

test('long sentences are faults, also in lists, and so is a text of long sentences', () => {
  const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`
  expect(faultsOf(inEnglish(`- ${words(35)}`))).toEqual([
    `en: a sentence of 35 words (at most 34): ${words(35)}`,
    `id: a sentence of 35 words (at most 34): ${words(35)}`,
  ])
  const all = Array.from({ length: 30 }, () => `${words(30)}\n\n`).join('')
  expect(faultsOf(inEnglish(all))[0]).toMatch(/^en: sentences have 2\d\.\d words on average \(at most 17\)$/)
})
