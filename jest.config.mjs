import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import inBrowser, { inNode } from './scripts/jest-preset.mjs'

const root = import.meta.dirname
const workspaces = readdirSync(root).filter(name => existsSync(join(root, name, 'jest.config.mjs')))
const presets = await Promise.all(
  workspaces.map(async name => ({ name, preset: (await import(`./${name}/jest.config.mjs`)).default })),
)

/** The workspaces with this preset as one project, so that a file which several of them import is compiled once and not once for each. */
const together = preset => ({
  ...preset,
  // Suites name their environment by its path from a workspace, so this must be a folder next to the workspaces.
  rootDir: join(root, 'scripts'),
  roots: presets.filter(workspace => workspace.preset === preset).map(({ name }) => join(root, name)),
})

/** All workspaces in one run; each also runs by itself: `npm test -w mf-brokers`. */
export default { projects: [together(inBrowser), together(inNode)] }
