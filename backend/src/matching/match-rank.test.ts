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
  ['a full name', 'fsa', [['FSA', 0]]],
  [
    'the start of a name',
    'financial',
    [
      ['FSA', 1],
      ['FSC', 1],
    ],
  ],
  ['a later word', 'services a', [['FSA', 2]]],
  ['part of a word', 'curit', [['SEC', 3]]],
  ['all words in another order', 'commission exchange', [['SEC', 3]]],
  ['two words as one', 'securitiesand', [['SEC', 3]]],
  ['a misspelt word', 'thialand', [['SEC', 5]]],
  ['a name with accents and punctuation', 'Mauritíus!', [['FSC', 0]]],
  ['punctuation alone', '***', []],
  ['an unknown word', 'zebra', []],
])('the name search ranks its matches for %s', (_name, typed, found) => expect(find(typed)).toEqual(found))

test('a similar spelling is matched only if there is no exact match', () => expect(find('fsc')).toEqual([['FSC', 0]]))
