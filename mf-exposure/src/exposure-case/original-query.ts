/** The query of a case's address that shows its texts in the language in which they were written. */
export const originalQuery = '?text=original'

export const asksForOriginal = (query: URLSearchParams): boolean => query.get('text') === 'original'
