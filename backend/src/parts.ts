import type { Db } from 'database/db'
import type { Log } from 'platform/api/steps/envelope'
import type { AreaLists } from 'shared-state/contract/area-lists'
import type { MailGateway } from './accounts/mail.ts'
import type { BotCheck } from './bot-check/bot-check.ts'
import type { BrokerLists } from './brokers/broker-list.ts'
import type { BrokerSearch } from './brokers/broker-search.ts'
import type { CommentLinks } from './comments/comment-links.ts'
import type { Titles } from './education/titles.ts'
import type { GeoDatabase } from './geo/geo-database.ts'
import type { StorePicture } from './images/store-picture.ts'
import type { ReadReferenceRates } from './rates/reference-rates.ts'
import type { ReferenceData } from './reference/reference-data.ts'
import type { NearWords } from './search/near-words.ts'
import type { EventLog } from './statistics/event-log.ts'

/** What the features' handlers are built with. */
export interface Parts {
  db: Db
  reference: ReferenceData
  brokerLists: BrokerLists
  brokerSearch: BrokerSearch
  nearWords: NearWords
  titles: Titles
  commentLinks: CommentLinks
  storePicture: StorePicture
  botCheck: BotCheck
  geo: GeoDatabase
  referenceRates: ReadReferenceRates
  /** Undefined where no mail leaves the house. */
  mail: MailGateway | undefined
  events: EventLog
  /** What the areas being served put into the site's lists; asked anew for each answer, as releases come and go. */
  releases: () => readonly { lists?: AreaLists | undefined }[]
  log: Log
}
