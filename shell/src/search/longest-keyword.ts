/** Longest keyword, in characters, that can be searched for (decisions 7). */
export const longestKeyword = 64
