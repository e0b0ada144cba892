/** What somebody typed into an address: no control characters, which no name has and no database takes, and no spaces around it. */
export const typedText = (text: string | null): string => (text ?? '').replace(/\p{Cc}/gu, '').trim()
