import { slugOf, titleSlug } from 'backend/data-tools/slug'
import { articleLevels } from 'calls/entities/article'
import { readdirSync, writeFileSync } from 'node:fs'
import { ARTICLES_FOLDER } from '../written-articles.ts'

const quiz = {
  en: {
    heading: 'Check what you learnt',
    question: 'Question',
    right: 'The right answer',
    wrong: 'A mistake',
    why: 'Why.',
  },
  id: {
    heading: 'Periksa pemahaman Anda',
    question: 'Pertanyaan',
    right: 'Jawaban benar',
    wrong: 'Kekeliruan',
    why: 'Alasannya.',
  },
}
const QUESTIONS = 3

/**
 * Writes the files of a new lesson in both languages, with the next number, and returns their paths. Throws if there is no title or no such
 * level.
 */
export function newArticle(title: string, level: string, folder: URL = ARTICLES_FOLDER): URL[] {
  if (slugOf(title) === '') throw new Error('the title needs letters')
  if (!articleLevels.some(known => known === level)) throw new Error(`the level is one of ${articleLevels.join(', ')}`)
  const numbers = readdirSync(folder).map(name => Number.parseInt(name, 10))
  const number = String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(2, '0')
  return (['en', 'id'] as const).map(lang => {
    const file = new URL(`${number}-${titleSlug(title)}.${lang}.md`, folder)
    writeFileSync(file, template(title, level, lang), { flag: 'wx' })
    return file
  })
}

function template(title: string, level: string, lang: keyof typeof quiz): string {
  const { heading, question, right, wrong, why } = quiz[lang]
  const questions = Array.from(
    { length: QUESTIONS },
    (_, i) => `### ${question} ${i + 1}?\n\n- [x] ${right}\n- [ ] ${wrong} 1\n- [ ] ${wrong} 2\n\n${why}\n`,
  )
  return `---
title: ${title}
summary: ${title}.
category: education
level: ${level}
tags: risk
---
${title}.

## ${heading} {#quiz}

${questions.join('\n')}`
}
