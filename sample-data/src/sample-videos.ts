import { fileURLToPath } from 'node:url'

/** The videos of the written articles: a folder for each, named by the article's code. */
export const SAMPLE_VIDEOS = fileURLToPath(new URL('../data/videos/', import.meta.url))
