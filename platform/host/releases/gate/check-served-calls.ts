import { SettingError } from '../../../api/setting-error.ts'
import type { ReleaseRegister } from '../release-register.ts'
import { missingCalls } from './check-calls.ts'

/** A server that lacks calls of an active release would answer visitors with errors, so it must not start. Rejects with SettingError. */
export async function checkServedCalls(
  register: Pick<ReleaseRegister, 'pointers' | 'records'>,
  calls: ReadonlySet<string>,
): Promise<void> {
  const served = (await register.pointers()).flatMap(({ area, stable, canary }) =>
    [stable, canary?.version].filter(version => version !== undefined).map(version => ({ area, version })),
  )
  const lacking = (await register.records(served))
    .map(record => ({ record, missing: missingCalls(record, calls) }))
    .filter(({ missing }) => missing.length > 0)
  if (lacking.length === 0) return
  const named = lacking.map(({ record, missing }) => `${record.area} ${record.version} uses ${missing.join(', ')}`)
  throw new SettingError(
    `This server lacks calls that active releases use: ${named.join('; ')}. Start the server version they were built for and activate releases that do not use these calls.`,
  )
}
