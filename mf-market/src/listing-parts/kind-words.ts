import type { MarketSection, MarketType } from 'calls/entities/market-listing'
import { marketText } from '../strings/keys.ts'

/** Names of the kinds of listings. */
export const kindText: Record<MarketType, number> = {
  platform: marketText.kindPlatform,
  payment: marketText.kindPayment,
  licenseCommission: marketText.kindLicenseCommission,
  licenseTransfer: marketText.kindLicenseTransfer,
  exhibition: marketText.kindExhibition,
  ib: marketText.kindIb,
  personal: marketText.kindPersonal,
  team: marketText.kindTeam,
  ea: marketText.kindEa,
  rumor: marketText.kindRumor,
  quotation: marketText.kindQuotation,
  technical: marketText.kindTechnical,
}

/** What a reader should know before dealing with an author of this kind of listing. */
export const cautionText: Partial<Record<MarketType, number>> = {
  platform: marketText.cautionPlatform,
  payment: marketText.cautionPayment,
  licenseCommission: marketText.cautionLicenseCommission,
  licenseTransfer: marketText.cautionLicenseTransfer,
  exhibition: marketText.cautionExhibition,
  ib: marketText.cautionIb,
  personal: marketText.cautionJob,
  team: marketText.cautionJob,
  ea: marketText.cautionEa,
  rumor: marketText.cautionRumor,
  technical: marketText.cautionTechnical,
}

export const sectionText: Record<MarketSection, number> = {
  platform: marketText.sectionPlatform,
  exhibition: marketText.sectionExhibition,
  agent: marketText.sectionAgent,
  recruitment: marketText.sectionRecruitment,
  ea: marketText.sectionEa,
  industry: marketText.sectionIndustry,
}

/** What a section is for, and what to beware of. */
export const sectionLead: Record<MarketSection, number> = {
  platform: marketText.leadPlatform,
  exhibition: marketText.leadExhibition,
  agent: marketText.leadAgent,
  recruitment: marketText.leadRecruitment,
  ea: marketText.leadEa,
  industry: marketText.leadIndustry,
}

/** Labels of the fields that kinds of listings have besides those of every listing, by name (calls/src/market/listing-fields.ts). */
export const fieldText: Record<string, number> = {
  platformName: marketText.fieldPlatformName,
  website: marketText.fieldWebsite,
  methods: marketText.fieldMethods,
  currencies: marketText.fieldCurrencies,
  regulatorId: marketText.fieldRegulator,
  licenceType: marketText.fieldLicenceType,
  licenceNo: marketText.fieldLicenceNo,
  price: marketText.fieldPrice,
  city: marketText.fieldCity,
  venue: marketText.fieldVenue,
  startsAt: marketText.fieldStartsAt,
  endsAt: marketText.fieldEndsAt,
  traderCode: marketText.fieldBroker,
  rebate: marketText.fieldRebate,
  region: marketText.fieldRegion,
  position: marketText.fieldPosition,
  years: marketText.fieldYears,
  salary: marketText.fieldSalary,
  salaryTo: marketText.fieldSalaryTo,
  remote: marketText.fieldRemote,
  teamSize: marketText.fieldTeamSize,
  software: marketText.fieldSoftware,
  pairs: marketText.fieldPairs,
  performanceUrl: marketText.fieldPerformance,
  sourceUrl: marketText.fieldSource,
  symbols: marketText.fieldSymbols,
  service: marketText.fieldService,
}
