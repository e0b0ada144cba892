/** What came of connecting an account elsewhere, or removing it: the page's `third=` (calls/src/third-party.ts). */
export const linkOutcomes = ['linked', 'unlinked', 'denied', 'failed', 'taken'] as const
export type LinkOutcome = (typeof linkOutcomes)[number]
