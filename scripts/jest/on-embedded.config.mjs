import { resolve } from 'node:path'
import { inNode } from '../jest-preset.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Features whose statements depend most on the engine: bulk loads, and the order and similarity of texts. */
const features = ['data-tools', 'search']

/**
 * Suites with a database that run on PostgreSQL and once more on the embedded database: the engine itself, the sample data and these features.
 * `npm run test:long -- embedded` runs all suites on it, and every journey uses it. It is one project, because jest follows imports between
 * rooms only within a project.
 */
export default {
  ...inNode,
  rootDir: root,
  roots: ['platform', 'backend', 'database', 'sample-data', 'server'].map(room => resolve(root, room)),
  testPathIgnorePatterns: [
    ...inNode.testPathIgnorePatterns,
    '/(server|platform)/',
    `/backend/src/(?!(${features.join('|')})/)`,
  ],
}
