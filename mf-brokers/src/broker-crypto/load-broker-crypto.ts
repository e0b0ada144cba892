import type { LoadContext } from 'shared-state/runtime'
import { loadBroker } from '../broker/load-broker.ts'

/** The tab of crypto: it shows only data from the broker's record. */
export const loadBrokerCrypto = (context: LoadContext) => loadBroker(context, 'crypto')
