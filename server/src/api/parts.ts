import type { Db } from '../db/db.ts'
import type { BrokerLists } from './brokers/broker-list.ts'
import type { Titles } from './education/titles.ts'
import type { ReferenceData } from './reference/reference-data.ts'

/** What the features' handlers are built with. */
export interface Parts {
  db: Db
  reference: ReferenceData
  brokerLists: BrokerLists
  titles: Titles
}
