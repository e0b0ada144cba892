import { exposureTraderexposure } from 'calls/exposure'
import type { LoadContext } from 'shared-state/runtime'
import { loadOutcome } from '../../exposure-parts/load-outcome.ts'

const shown = 3

/** The latest cases about one broker, their number, and how all of them ended. */
export async function loadBrokerExposures({ traderCode }: { traderCode: string }, context: LoadContext) {
  const { api, signal } = context
  const [{ items, total }, outcome] = await Promise.all([
    api.call(exposureTraderexposure, { traderCode, pageSize: shown }, { signal }),
    loadOutcome(traderCode, context),
  ])
  return { items, total, outcome }
}

export type BrokerExposuresData = Awaited<ReturnType<typeof loadBrokerExposures>>
