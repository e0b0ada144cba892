import type { Language } from 'shared-state/i18n/languages'

/**
 * The tags of a journey that takes place in one language in `npm test` and in both in `npm run test:long -- journeys`. Languages differ in
 * words, not in what happens, and the words of every page are checked with the areas alone. About half of the journeys are usually in
 * Indonesian.
 */
export const usuallyIn = (usual: Language, lang: Language) => ({ tag: lang === usual ? [] : '@long' })
