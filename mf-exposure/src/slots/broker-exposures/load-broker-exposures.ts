import { exposureTraderexposure } from 'calls/exposure'
import type { LoadContext } from 'shared-state/runtime'

const shown = 3

/** The latest cases about one broker, and their number. */
export const loadBrokerExposures = ({ traderCode }: { traderCode: string }, { api, signal }: LoadContext) =>
  api.call(exposureTraderexposure, { traderCode, pageSize: shown }, { signal })

export type BrokerExposuresData = Awaited<ReturnType<typeof loadBrokerExposures>>
