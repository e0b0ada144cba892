/** Decimals of a rating's figures: two for the score, as stored (decisions 5); one for its components and for average stars. */
const decimals = { score: 2, part: 1, stars: 1 } as const

/** Options for Intl.NumberFormat. */
export const ratingDigits = (figure: keyof typeof decimals): Intl.NumberFormatOptions => ({
  minimumFractionDigits: decimals[figure],
  maximumFractionDigits: decimals[figure],
})
