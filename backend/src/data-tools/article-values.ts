import { titleSlug } from './slug.ts'

const WORDS_PER_MINUTE = 200
const MOST_MINUTES = 600
const LONGEST_SLUG = 100

/** The slug of an article's address, from its English title. */
export const articleSlug = (title: string): string => titleSlug(title).slice(0, LONGEST_SLUG).replace(/-$/, '')

/** Minutes that reading an article takes, from 1, by the words of its English body. */
export const readMinutes = (body: string): number =>
  Math.min(MOST_MINUTES, Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE)))
