const EXCERPT = 160

/** SQL for the beginning of a text, cut between two words. */
export const excerptOf = (text: string): string =>
  `CASE WHEN length(${text}) <= ${EXCERPT} THEN ${text} ELSE regexp_replace(left(${text}, ${EXCERPT}), '\\s+\\S*$', '') || '…' END`
