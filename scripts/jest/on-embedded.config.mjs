import { resolve } from 'node:path'
import { inNode } from '../jest-preset.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Features whose statements, transactions and bulk loads differ most from each other. */
const features = [
  'account-data',
  'brokers',
  'comments',
  'compare',
  'data-tools',
  'moderation',
  'ranking',
  'search',
  'statistics',
]

/**
 * Suites with a database that run on PostgreSQL and once more on the embedded database: everything about the engine itself, and those
 * features of the backend. It is one project, because jest follows imports between rooms only within a project.
 */
export default {
  ...inNode,
  rootDir: root,
  roots: ['platform', 'backend', 'database', 'sample-data', 'server'].map(room => resolve(root, room)),
  testPathIgnorePatterns: [...inNode.testPathIgnorePatterns, '/server/', `/backend/src/(?!(${features.join('|')})/)`],
}
