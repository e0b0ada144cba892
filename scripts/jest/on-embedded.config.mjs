import { resolve } from 'node:path'
import { inNode } from '../jest-preset.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Suites whose statements depend most on the engine: the rules for databases, bulk loads, and the order and similarity of texts. */
const usual = ['database/src/{db,migrate}', 'backend/src/data-tools/import-file', 'backend/src/search/*']

/**
 * Suites that run on PostgreSQL and once more on the embedded database. `npm run test:long -- embedded` runs all suites with a database on
 * it, and every journey uses it. It is one project, because jest follows imports between rooms only within a project.
 */
export default {
  ...inNode,
  rootDir: root,
  roots: ['platform', 'backend', 'database', 'sample-data', 'server'].map(room => resolve(root, room)),
  ...(process.env.TEST_AMOUNT !== 'all' && { testMatch: usual.map(name => `<rootDir>/${name}.test.ts`) }),
}
