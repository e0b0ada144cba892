import type { LoadContext } from 'shared-state/runtime'
import { loadBroker } from '../broker/load-broker.ts'

/** The tab of crypto: all that is known of it stands in the broker's record. */
export const loadBrokerCrypto = (context: LoadContext) => loadBroker(context, 'crypto')
