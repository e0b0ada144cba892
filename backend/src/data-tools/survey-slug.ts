import { titleSlug } from './slug.ts'

const LONGEST_SLUG = 100

/** The slug of a survey's address, from its English title. */
export const surveySlug = (title: string): string => titleSlug(title, 'survey').slice(0, LONGEST_SLUG).replace(/-$/, '')
