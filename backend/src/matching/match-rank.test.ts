import { expect, test } from '@jest/globals'
import { readKeyword } from './keyword.ts'
import { bestMatches, comparedNames } from './match-rank.ts'

const authorities = [
  ['FSA', 'Financial Services Agency', 'Jepang'],
  ['SEC', 'Securities and Exchange Commission', 'Thailand'],
  ['FSC', 'Financial Services Commission', 'Mauritius'],
]
const find = (typed: string) =>
  bestMatches(authorities, readKeyword(typed), comparedNames).map(({ item: [name], rank }) => [name, rank])

test.each<[string, string, unknown[]]>([
  ['the whole name', 'fsa', [['FSA', 0]]],
  [
    'a beginning',
    'financial',
    [
      ['FSA', 1],
      ['FSC', 1],
    ],
  ],
  ['a later word', 'services a', [['FSA', 2]]],
  ['a part of a word', 'curit', [['SEC', 3]]],
  ['all words in another order', 'commission exchange', [['SEC', 3]]],
  ['two words as one', 'securitiesand', [['SEC', 3]]],
  ['slips of the hand', 'thialand', [['SEC', 5]]],
  ['a name with accents and signs', 'Mauritíus!', [['FSC', 0]]],
  ['nothing but signs', '***', []],
  ['something else', 'zebra', []],
])('%s', (_name, typed, found) => expect(find(typed)).toEqual(found))

test('a near spelling counts only where nothing is written so', () => expect(find('fsc')).toEqual([['FSC', 0]]))
