import { asTyped, HEAD_OFFICE } from 'calls/swift/swift-parts'
import { swiftcodeBank, swiftcodeCheck, swiftcodeCity, swiftcodeComplete, swiftcodeInit } from 'calls/swift-codes'
import { mockAnswer } from 'shared-state/contract/area-alone'

const codeIn = (city: string, branch = HEAD_OFFICE) => ({
  swiftCode: `ZZAADEF4${branch === HEAD_OFFICE ? '' : branch}`,
  bank: 'Velmhatch Sample Bank',
  bankSlug: 'velmhatch-sample-bank',
  branch: branch === HEAD_OFFICE ? null : `${city} branch`,
  city,
  citySlug: city.toLowerCase(),
  twoCharCode: 'DE',
  country: 'Germany',
  countrySlug: 'germany',
  address: '12 Example Street',
  head: branch === HEAD_OFFICE,
  sample: true,
})
const codes = [codeIn('Berlin'), codeIn('Hamburg', 'B01')]
const place = { slug: 'berlin', count: 1 }
const paging = { total: 1, pageIndex: 1, pageSize: 50 }

/** A directory with two codes of one invented bank. */
export const swiftAnswers = [
  mockAnswer(swiftcodeInit, () => ({
    countries: [{ twoCharCode: 'DE', name: 'Germany', slug: 'germany', flag: 'de', count: 2 }],
    hot: codes,
    total: 2,
    sample: true,
  })),
  mockAnswer(swiftcodeCity, () => ({ ...paging, items: [{ city: 'Berlin', ...place }] })),
  mockAnswer(swiftcodeBank, () => ({
    ...paging,
    items: [{ bank: codes[0]!.bank, slug: codes[0]!.bankSlug, count: 1 }],
  })),
  mockAnswer(swiftcodeComplete, () => ({ items: codes, country: 'Germany', city: 'Berlin', bank: codes[0]!.bank })),
  mockAnswer(swiftcodeCheck, ({ input }) => ({
    typed: asTyped(input.text),
    code: null,
    known: false,
    faults: [
      { part: null, fault: 'length' as const, found: '9' },
      { part: 'country' as const, fault: 'country' as const, found: 'ZZ' },
    ],
  })),
]

export const swiftParams = {
  country: 'germany',
  city: 'berlin.html',
  bank: 'velmhatch-sample-bank.html',
  place: 'ZZAADEF4.html',
}
export const swiftStates = ['/swift-codes.html?code=ABCDZZ2LX', '/swift-codes/germany.html']
