/** An address without what every address has; shown as text, as nobody vouches for it. */
export const hostOf = (website: string): string => website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
