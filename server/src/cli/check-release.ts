import { sitemapKinds } from 'backend/sitemap/sitemap-kinds'
import { CommandRefused } from 'platform/api/command-refused'
import { publishChecks } from 'platform/host/releases/gate/gate'
import { readRecord } from 'platform/host/releases/gate/read-record'
import { callNames } from '../product/releases.ts'

/**
 * `node server/src/cli/check-release.ts FOLDER`: checks whether a built release could be published, as far as possible without
 * a server: all checks of the gate except conflicts with other releases. Exits 1 with the reason.
 */
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('usage: node server/src/cli/check-release.ts FOLDER')
  process.exit(2)
}

try {
  const record = await readRecord(folder)
  for (const check of publishChecks({ calls: callNames, sitemapKinds })) await check({ folder, record, others: [] })
  console.log(`${record.area} ${record.version} can be published`)
} catch (error) {
  if (!(error instanceof CommandRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
