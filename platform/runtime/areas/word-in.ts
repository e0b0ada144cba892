/** A release's word in the page's language, otherwise in English. */
export const wordIn = (words: Record<string, string> | undefined, lang: string): string | undefined =>
  words?.[lang] ?? words?.en
