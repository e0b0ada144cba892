import type { Licence } from '../entities/licence.ts'

/** An active full licence of a strict regulator, with the fields given. */
export const licenceOf = (given: Partial<Licence> = {}): Licence => ({
  id: '1',
  regulatorId: 1,
  regulatorCode: 'fca',
  regulatorSlug: 'financial-conduct-authority',
  regulatorName: 'Financial Conduct Authority',
  abbreviation: 'FCA',
  tier: 1,
  registerHost: 'register.example',
  licenceNo: 'SAMPLE-1101',
  type: 'market_making',
  typeName: 'Market making',
  status: 'regulated',
  entityName: 'Quillhaven FX UK Ltd',
  twoCharCode: 'GB',
  effectiveAt: null,
  expiresAt: null,
  verifiedAt: null,
  ...given,
})
