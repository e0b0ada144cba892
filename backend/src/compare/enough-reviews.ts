import type { Side } from './sides.ts'

/**
 * Ratings that a broker needs before the comparison says what its users think: the mean of fewer depends too much on a single reviewer.
 * G2 requires the same number of a product in its Grid reports (sell.g2.com/g2-scoring-methodologies: "10+ reviews").
 */
const FEWEST_REVIEWS = 10

export const hasEnoughReviews = ({ reviews }: Pick<Side, 'reviews'>): boolean => reviews >= FEWEST_REVIEWS
