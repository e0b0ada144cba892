import { existsSync, readdirSync } from 'node:fs'

/** All workspaces in one run; each also runs by itself: `npm test -w mf-brokers`. */
const workspaces = readdirSync(import.meta.dirname).filter(name =>
  existsSync(`${import.meta.dirname}/${name}/jest.config.mjs`),
)

export default { projects: workspaces.map(name => `<rootDir>/${name}`) }
