import { expect, test } from '@jest/globals'
import { asTyped, fullCode, locationMeans, shortCode, splitCode, swiftForm } from 'calls/swift/swift-parts'
import fc from 'fast-check'
import { countryCodeOf } from '../countries/iso-countries.ts'
import { faultsOf } from './check-swift-code.ts'

test.each([
  ['ZZAADEF4', []],
  ['ZZAADEF4500', []],
  ['ZZAADEF', [{ part: null, fault: 'length', found: '7' }]],
  ['', [{ part: null, fault: 'length', found: '0' }]],
  ['ZZAADEF450', [{ part: null, fault: 'length', found: '10' }]],
  ['ZZAAZZF4', [{ part: 'country', fault: 'country', found: 'ZZ' }]],
  ['ZZAAEUF4', [{ part: 'country', fault: 'country', found: 'EU' }]],
  ['1ZA2DEF4', [{ part: 'bank', fault: 'letters', found: '12' }]],
  ['ZZAAD3F4', [{ part: 'country', fault: 'letters', found: '3' }]],
  ['ZZAADEÄ4', [{ part: 'location', fault: 'characters', found: 'Ä' }]],
  ['ZZAADEF45.0', [{ part: 'branch', fault: 'characters', found: '.' }]],
  [
    'Z1AAZZ+4X',
    [
      { part: null, fault: 'length', found: '9' },
      { part: 'bank', fault: 'letters', found: '1' },
      { part: 'country', fault: 'country', found: 'ZZ' },
      { part: 'location', fault: 'characters', found: '+' },
    ],
  ],
])('the faults of %j as a SWIFT code are named with their part', (typed, faults) => {
  expect(faultsOf(typed)).toEqual(faults)
})

test('a text without faults has the form of a code and a real country, and only such a text', () => {
  const letter = fc.constantFrom(...'ABDEFGHINRSTUXZ')
  const sign = fc.oneof({ weight: 9, arbitrary: letter }, fc.constantFrom(...'019ÄÉ.-_ÿ'))
  const typed = fc.oneof(
    fc.string({ unit: sign, minLength: 6, maxLength: 12 }),
    fc
      .tuple(
        fc.string({ unit: letter, minLength: 4, maxLength: 4 }),
        fc.constantFrom('DE', 'GB', 'ID', 'XX'),
        fc.string({ unit: sign, minLength: 2, maxLength: 5 }),
      )
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(typed, text => {
      const isCode = swiftForm.test(text) && countryCodeOf(text.slice(4, 6)) !== ''
      expect([text, faultsOf(text).length === 0]).toEqual([text, isCode])
      expect(
        splitCode(text)
          .map(part => part.text)
          .join(''),
      ).toBe(text.slice(0, 11))
    }),
  )
})

test('a code of eight characters and the same with XXX are one code, typed in any way', () => {
  expect(asTyped(' zzaa-de f4 ')).toBe('ZZAADEF4')
  expect([fullCode('ZZAADEF4'), fullCode('ZZAADEF4XXX')]).toEqual(['ZZAADEF4XXX', 'ZZAADEF4XXX'])
  expect([shortCode('ZZAADEF4XXX'), shortCode('ZZAADEF4B01')]).toEqual(['ZZAADEF4', 'ZZAADEF4B01'])
})

test.each([
  ['ZZAADEF0', 'test'],
  ['ZZAADEF1', 'passive'],
  ['ZZAADEF2B01', 'reverse'],
  ['ZZAADEFA', undefined],
])('the location of %s means %s', (code, meaning) => {
  expect(locationMeans(code)).toBe(meaning)
})
