import { expect, test } from '@jest/globals'
import type { Letters } from '../../drawing/letters.ts'
import { brokerLogoSvg } from './broker-logo.ts'

/** The text itself as an outline. */
const readable: Letters = { line: text => ({ path: text, width: 0 }), lines: () => [] }

test.each([
  ['Quillhaven FX', 'QF'],
  ['Bramwick', 'Br'],
  ['zandermoor 24', 'Z2'],
  ['<b>&"', 'B'],
  ['Łódź Trading', 'ŁT'],
  ['', '?'],
])('the logo of %p shows %s', (name, letters) => {
  expect(brokerLogoSvg('1234', name, readable)).toContain(` d="${letters}"/></svg>`)
})

test('a generated logo depends only on the broker’s code and name, and differs by code', () => {
  expect(brokerLogoSvg('1234', 'Quillhaven', readable)).toBe(brokerLogoSvg('1234', 'Quillhaven', readable))
  const kinds = new Set(Array.from({ length: 200 }, (_, code) => brokerLogoSvg(String(code), 'Quillhaven', readable)))
  expect(kinds.size).toBeGreaterThan(20)
})
