/** An address without scheme, 'www.' and final slash, for display; shown as text, as nobody vouches for it. */
export const hostOf = (website: string): string => website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
