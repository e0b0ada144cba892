import { resolve } from 'node:path'
import preset from '../jest-preset.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Rooms of the server as one project: jest follows imports from one room to another within a project alone. */
export default {
  ...preset,
  rootDir: root,
  roots: ['platform', 'backend', 'database', 'sample-data', 'server'].map(room => resolve(root, room)),
  testEnvironment: 'node',
}
