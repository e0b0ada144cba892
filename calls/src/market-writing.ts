import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  int,
  object,
  optional,
  record,
  strictObject,
  string,
  unknown,
  withDefault,
} from 'shared-state/schema'
import { comment } from './entities/comment.ts'
import { code, identifier, upload } from './entities/fields.ts'
import { image } from './entities/image.ts'
import { ownListing, type marketTypes, type MarketType } from './entities/market-listing.ts'
import { reportReason } from './entities/report-reason.ts'
import { writtenText } from './entities/written-text.ts'
import { listingInput } from './market/field-schemas.ts'

const writing = { section: 'Market', scope: 'write', method: 'POST', who: ['user'], repeat: 'key' } as const
const natural = { ...writing, repeat: 'natural' } as const

const added = object({ listing: ownListing, message: string() })

/**
 * Sends a listing to the moderators: it is pending, and `message` says so in the caller's language. With `code`, the caller's own rejected
 * listing is sent again with new texts, 403/2004 for another user's, 409/3101 in any other state. 403/2010 for a suspended user. 400/1001 for a field that is
 * missing, 1003 for days or amounts that do not follow each other and for a country that does not exist, 1004 for pictures that are another
 * user's or in use, for an unknown broker or regulator, and for a broker that is unfit to lead: nobody advertises it here (decisions 7).
 */
const addCall = (type: MarketType) =>
  declareCall({
    name: `market.${type.toLowerCase()}add`,
    path: `market/${type}/add`,
    ...writing,
    input: listingInput(type),
    output: added,
  })

export const marketPlatformadd = addCall('platform')
export const marketPaymentadd = addCall('payment')
export const marketLicensecommissionadd = addCall('licenseCommission')
export const marketLicensetransferadd = addCall('licenseTransfer')
export const marketExhibitionadd = addCall('exhibition')
export const marketIbadd = addCall('ib')
export const marketPersonaladd = addCall('personal')
export const marketTeamadd = addCall('team')
export const marketEaadd = addCall('ea')
export const marketRumoradd = addCall('rumor')
export const marketQuotationadd = addCall('quotation')
export const marketTechnicaladd = addCall('technical')

/** The call that adds a listing of each kind. */
export const addCalls = {
  platform: marketPlatformadd,
  payment: marketPaymentadd,
  licenseCommission: marketLicensecommissionadd,
  licenseTransfer: marketLicensetransferadd,
  exhibition: marketExhibitionadd,
  ib: marketIbadd,
  personal: marketPersonaladd,
  team: marketTeamadd,
  ea: marketEaadd,
  rumor: marketRumoradd,
  quotation: marketQuotationadd,
  technical: marketTechnicaladd,
} satisfies Record<(typeof marketTypes)[number], unknown>

/** A picture for a listing; public once the listing is live. */
export const marketUpload = declareCall({
  name: 'market.upload',
  ...writing,
  body: 'upload',
  input: upload,
  output: object({ image }),
})

/** The caller's own listing in any state with all its fields, to look at or to send again. 404/3001 for any other. */
export const marketOwn = declareCall({
  name: 'market.own',
  section: 'Market',
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({ code }),
  output: object({
    listing: ownListing,
    content: string(),
    contact: string(),
    extra: record(string(), unknown()),
  }),
})

/** Withdraws a pending or live listing for good. 403/2004 for another user's, 409/3101 in any other state. */
export const marketWithdraw = declareCall({
  name: 'market.withdraw',
  ...natural,
  who: ['author'],
  input: strictObject({ code }),
  output: object({ listing: ownListing }),
})

/**
 * Starts the 90 days of a live or expired listing again, from the last fortnight before it expires on. 409/3101 before that and in any other
 * state, 403/2004 for another user's, 400/1004 if its broker has become unfit to lead.
 */
export const marketRenew = declareCall({
  name: 'market.renew',
  ...natural,
  who: ['author'],
  input: strictObject({ code }),
  output: object({ listing: ownListing }),
})

/** Adds or withdraws the caller's applause for a live listing. 404/3001 for an unknown one, 410/3003 if it is over, 409/3101 for one's own. */
export const marketApplaud = declareCall({
  name: 'market.applaud',
  ...natural,
  input: strictObject({ code, on: withDefault(boolean(), true) }),
  output: object({ applauded: boolean(), applaudCount: int() }),
})

/** Comments on a live listing, or answers one of its comments (`parentId`). Its author is notified. 410/3003 if the listing is over. */
export const marketComment = declareCall({
  name: 'market.comment',
  ...writing,
  input: strictObject({ code, content: writtenText(10, 1000), parentId: optional(identifier) }),
  output: object({ comment }),
})

/**
 * How to reach the author of a live listing. The author sees how many users have asked. A user can ask for 30 contacts a day: 429/4001 beyond that, with
 * Retry-After. 410/3003 if the listing is over.
 */
export const marketContact = declareCall({
  name: 'market.contact',
  ...natural,
  input: strictObject({ code }),
  output: object({ contact: string() }),
})

/** The reasons for reporting a listing, and whether the caller has reported it. */
export const marketReport = declareCall({
  name: 'market.report',
  section: 'Market',
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({ code }),
  output: object({ reasons: array(object({ code: reportReason, name: string() })), alreadyReported: boolean() }),
})

/** Reports a live listing to the moderators, once per user: else 409/3102. */
export const marketReportpublish = declareCall({
  name: 'market.reportpublish',
  path: 'market/report/publish-v1',
  ...writing,
  input: strictObject({ code, reason: reportReason, content: optional(writtenText(0, 500)) }),
  output: object({ ticketId: string() }),
})
