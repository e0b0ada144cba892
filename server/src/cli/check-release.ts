import { publishChecks } from '../releases/gate/gate.ts'
import { readRecord } from '../releases/gate/read-record.ts'
import { OrderRefused } from '../control/order-refused.ts'

/**
 * `node server/src/cli/check-release.ts FOLDER`: what publishing would say of a built release, as far as it can be said without
 * a server: all of the gate but the clashes with other releases. Exits 1 with the reason.
 */
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('usage: node server/src/cli/check-release.ts FOLDER')
  process.exit(2)
}

try {
  const record = await readRecord(folder)
  for (const check of publishChecks) await check({ folder, record, others: [] })
  console.log(`${record.area} ${record.version} could be published`)
} catch (error) {
  if (!(error instanceof OrderRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
