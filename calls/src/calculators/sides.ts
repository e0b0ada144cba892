export const sides = ['buy', 'sell'] as const

/** d of the formulas (decisions 6): +1 for a purchase, −1 for a sale. */
export const directionOf = (side: string | undefined): 1 | -1 => (side === 'sell' ? -1 : 1)
