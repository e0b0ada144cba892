import { cachedDataDir } from './filled-data.ts'

/** Creates the data directory that journeys copy, before any of them needs it. */
await cachedDataDir('hundredth')
