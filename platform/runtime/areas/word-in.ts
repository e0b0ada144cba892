/** A word that a release brought in some languages, in the page's, else in English. */
export const wordIn = (words: Record<string, string> | undefined, lang: string): string | undefined =>
  words?.[lang] ?? words?.en
