/** Codes of the three kinds start in separate ranges, so that a newly written article does not change another's address. */
export const FIRST_CODES = { written: 7_000_000_000, generated: 7_100_000_000, topics: 7_500_000_000 }
