import { expect, test } from '@jest/globals'
import { randomOf } from '../testing/random-of.ts'
import { bandsOf, isAlike, similarity } from './text-prints.ts'

const text = `I opened an account in March and deposited five hundred dollars. The first withdrawal took two days, the second only a few
  hours, and support answered my question about swaps within minutes.`
const share = (one: string, other: string) => {
  const known = new Set(bandsOf(one))
  return bandsOf(other).some(band => known.has(band))
}

test.each([
  ['other case, spaces, digits and punctuation', `${text.toUpperCase().replaceAll(' ', '  ')} 100% !!!`],
  ['a changed word', text.replace('March', 'April')],
  ['a sentence added', `${text} Recommended.`],
  ['full-width letters', text.replace(/[a-z]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))],
])('a copy with %s is nearly identical and found by its numbers', (_change, copy) => {
  expect([isAlike(text, copy), share(text, copy)]).toEqual([true, true])
})

test('a text about the same thing in other words is not alike', () => {
  const other = `My account has existed since spring. I paid in 500 dollars, and when I took money out it arrived after two days at first and
    after hours the next time. They explained the swaps to me quickly.`
  expect(similarity(text, other)).toBeLessThan(0.3)
})

test('short texts are never compared', () => {
  expect([bandsOf('Very good broker, fast withdrawal!'), isAlike('Very good broker.', 'Very good broker.')]).toEqual([
    [],
    false,
  ])
  expect(bandsOf('👍'.repeat(500))).toEqual([])
})

test('honest texts are never alike, and copies with some words changed are always found', () => {
  const random = randomOf(7)
  const syllables = ['ka', 'ri', 'tos', 'men', 'lu', 'de', 'pan', 'si', 'wor', 'ger', 'ni', 'bal']
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!
  const words = Array.from(
    { length: 600 },
    () => pick(syllables) + pick(syllables) + (random() < 0.5 ? pick(syllables) : ''),
  )
  const textOf = () => Array.from({ length: 25 + Math.floor(random() * 40) }, () => pick(words)).join(' ')
  const texts = Array.from({ length: 50 }, textOf)
  const pairs = texts.flatMap((one, index) => texts.slice(index + 1).map(other => [one, other] as const))
  expect(pairs.filter(([one, other]) => isAlike(one, other))).toEqual([])
  const copies = texts.map(one => [one, one.split(' ').with(3, pick(words)).join(' ')] as const)
  const missed = copies.filter(([one, copy]) => isAlike(one, copy) && !share(one, copy))
  expect([missed, copies.filter(([one, copy]) => isAlike(one, copy)).length]).toEqual([[], copies.length])
})
