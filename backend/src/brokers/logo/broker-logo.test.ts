import { expect, test } from '@jest/globals'
import { brokerLogoSvg } from './broker-logo.ts'

test.each([
  ['Quillhaven FX', 'QF'],
  ['Bramwick', 'Br'],
  ['zandermoor 24', 'Z2'],
  ['<b>&"', 'B'],
  ['Łódź Trading', 'ŁT'],
  ['', '?'],
])('the logo of %p shows %s', (name, letters) => {
  expect(brokerLogoSvg('1234', name)).toContain(`>${letters}</text></svg>`)
})

test('a generated logo depends only on the broker’s code and name, and differs by code', () => {
  expect(brokerLogoSvg('1234', 'Quillhaven')).toBe(brokerLogoSvg('1234', 'Quillhaven'))
  const kinds = new Set(Array.from({ length: 200 }, (_, code) => brokerLogoSvg(String(code), 'Quillhaven')))
  expect(kinds.size).toBeGreaterThan(20)
})
