import { array, int, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'
import { image } from './image.ts'
import { money } from './money.ts'
import { userPublic } from './user.ts'

const marketSection = oneOf(['platform', 'exhibition', 'agent', 'recruitment', 'ea', 'industry'])
/** Type of a listing; each section of the market covers several types. */
export const marketType = oneOf([
  'platform',
  'payment',
  'licenseCommission',
  'licenseTransfer',
  'exhibition',
  'ib',
  'personal',
  'team',
  'ea',
  'rumor',
  'quotation',
  'technical',
])
/** Decisions 7. */
export const listingState = oneOf(['pending', 'live', 'rejected', 'expired', 'withdrawn'])

export const marketListing = object({
  code: string(),
  slug: string(),
  section: marketSection,
  type: marketType,
  title: string(),
  summary: string(),
  user: userPublic,
  images: array(image),
  countryCode: string(),
  price: nullable(money),
  state: listingState,
  applaudCount: int(),
  commentCount: int(),
  createdAt: instant,
  expiresAt: instant,
})
export type MarketListing = OutputOfSchema<typeof marketListing>
