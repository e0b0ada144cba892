const EXCERPT = 160

/** SQL for the beginning of a text, cut between two words. */
export const excerptOf = (text: string, most = EXCERPT): string =>
  `CASE WHEN length(${text}) <= ${most} THEN ${text} ELSE regexp_replace(left(${text}, ${most}), '\\s+\\S*$', '') || '…' END`
