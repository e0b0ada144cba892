import { benchAccounts } from './accounts.ts'
import { benchData } from './data.ts'
import { benchImport } from './import.ts'
import { benchOverload } from './overload.ts'
import { benchReleases } from './releases.ts'

/** `npm run bench -- NAME [OPTION…]`: measures the running portal and prints a table. Not a test: ratios vary less than figures. */
const benches: Record<string, (...options: string[]) => Promise<void>> = {
  accounts: benchAccounts,
  data: benchData,
  import: benchImport,
  overload: benchOverload,
  releases: benchReleases,
  // Imported on demand: their dependencies are large and used only here.
  lighthouse: async (...options) => (await import('./lighthouse.ts')).benchLighthouse(...options),
  pages: async (...options) => (await import('./pages.ts')).benchPages(...options),
  bundle: async () => (await import('./bundle.ts')).benchBundle(),
}

const [name = '', ...options] = process.argv.slice(2)
const run = Object.hasOwn(benches, name) ? benches[name] : undefined
if (!run) {
  console.error(`usage: npm run bench -- ${Object.keys(benches).join('|')}`)
  process.exit(2)
}
await run(...options)
