import { dirname, resolve } from 'node:path'
import { inNode } from '../jest-preset.mjs'
import { groups } from './groups.mjs'
import { workspaceNames } from './workspace-names.mjs'

/** Runs in Stryker's copy of the project, once for each mutant, so it reads as few files as possible. test-mutation.mjs names the group. */
const root = resolve(import.meta.dirname, '../..')
const mutated = groups[process.env.MUTATED_GROUP]
/** The folder in front of the first choice, or of the file. */
const folderOf = pattern => resolve(root, dirname(`${pattern.split(/[*{]/, 1)[0]}.`))

export default {
  ...inNode,
  rootDir: root,
  roots: [...new Set(mutated.map(folderOf))],
  testMatch: mutated.map(pattern => `<rootDir>/${pattern.replace(/\.ts$/, '.test.ts')}`),
  // They go through all combinations, which takes seconds for each mutant.
  testPathIgnorePatterns: [...inNode.testPathIgnorePatterns, '/every-'],
  moduleNameMapper: { ...inNode.moduleNameMapper, ...workspaceNames(root) },
  // Without the limits for user interfaces, whose library takes long to load.
  setupFilesAfterEnv: [resolve(root, 'scripts/jest/fail-on-console.mjs')],
  testTimeout: 60_000,
  watchman: false,
}
