/** How many decimals a figure of a rating has: the score two, as it is stored (decisions 5); its parts, and averages of stars, one. */
const decimals = { score: 2, part: 1, stars: 1 } as const

/** What a number's formatter is told. */
export const ratingDigits = (figure: keyof typeof decimals): Intl.NumberFormatOptions => ({
  minimumFractionDigits: decimals[figure],
  maximumFractionDigits: decimals[figure],
})
