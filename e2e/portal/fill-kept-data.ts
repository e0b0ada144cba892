import { keptDataDir } from './filled-data.ts'

/** Creates the data directories that journeys copy, before any of them needs one. */
for (const amount of ['little', 'tenth'] as const) await keptDataDir(amount)
