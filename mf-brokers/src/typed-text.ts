/** Text from an address, without surrounding spaces and without control characters, which no name has and no database accepts. */
export const typedText = (text: string | null): string => (text ?? '').replace(/\p{Cc}/gu, '').trim()
