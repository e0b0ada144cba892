/** Result of linking or unlinking an external account: the page's `third=` (calls/src/third-party.ts). */
export const linkOutcomes = ['linked', 'unlinked', 'denied', 'failed', 'taken'] as const
export type LinkOutcome = (typeof linkOutcomes)[number]
