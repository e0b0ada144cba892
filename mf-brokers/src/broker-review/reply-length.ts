/** Characters of a reply (spec 5; comment.reply). */
const length = { least: 10, most: 1000 }

/** What the count of what is typed is measured by: what is needed until there is enough, then what there is room for. */
export const replyLimitOf = (typed: number): number => (typed < length.least ? length.least : length.most)
