import { keptDataDir } from './filled-data.ts'

/** Makes the data folders that journeys copy, before any of them waits for one. */
for (const amount of ['little', 'all'] as const) await keptDataDir(amount)
