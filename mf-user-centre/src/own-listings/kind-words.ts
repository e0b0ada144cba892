import type { MarketType } from 'calls/entities/market-listing'
import { ownListingText } from '../strings/keys.ts'

/** Names of the kinds of listings; the same words as in the market itself. */
export const kindText: Record<MarketType, number> = {
  platform: ownListingText.kindPlatform,
  payment: ownListingText.kindPayment,
  licenseCommission: ownListingText.kindLicenseCommission,
  licenseTransfer: ownListingText.kindLicenseTransfer,
  exhibition: ownListingText.kindExhibition,
  ib: ownListingText.kindIb,
  personal: ownListingText.kindPersonal,
  team: ownListingText.kindTeam,
  ea: ownListingText.kindEa,
  rumor: ownListingText.kindRumor,
  quotation: ownListingText.kindQuotation,
  technical: ownListingText.kindTechnical,
}
