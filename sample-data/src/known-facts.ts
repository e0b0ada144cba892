/**
 * The share of the facts about a broker that are known: all of the well rated ones, a third of those with no rating or the worst. It makes
 * sample brokers differ in what their pages can show.
 */
export const shareKnown = (score: number | null): number => Math.min(1, 0.35 + (score ?? 0) * 0.08)
