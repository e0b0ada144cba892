import { cachedDataDir } from './filled-data.ts'

/** Creates the data directories that journeys copy, before any of them needs one. */
for (const amount of ['hundredth', 'tenth'] as const) await cachedDataDir(amount)
