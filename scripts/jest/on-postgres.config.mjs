import { resolve } from 'node:path'
import preset from '../jest-preset.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Rooms of the server as one project: jest follows imports between rooms only within a project. */
export default {
  ...preset,
  rootDir: root,
  roots: ['platform', 'backend', 'database', 'sample-data', 'server'].map(room => resolve(root, room)),
  testEnvironment: 'node',
}
