import { homefucBrokerlist, homefucRegulatorystats } from 'calls/home'
import type { LoadContext } from 'shared-state/runtime'

/** Number of brokers in the home page's list. */
const shown = 6

/** The best rated brokers and the total number of brokers. */
export async function loadTopBrokers({ api, signal }: LoadContext) {
  const [{ items }, { brokers }] = await Promise.all([
    api.call(homefucBrokerlist, { type: 'top', num: shown }, { signal }),
    api.call(homefucRegulatorystats, {}, { signal }),
  ])
  return { items, total: brokers }
}
