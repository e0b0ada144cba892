import type { Country } from 'calls/entities/country'
import { countryGroups } from '../countries/country-names.ts'

export type CountriesByLetter = Record<string, Country[]>

const byLetter = (groups: readonly { letter: string; items: Country[] }[]): CountriesByLetter =>
  Object.fromEntries(groups.map(({ letter, items }) => [letter, items]))

export const englishAreaCodes = (): CountriesByLetter => byLetter(countryGroups('en', true))

/** Chinese names are grouped under the first Latin letter of their pronunciation. */
export function chineseAreaCodes(): CountriesByLetter {
  const [all] = countryGroups('zh', false)
  const letterOf = createLetterOf()
  const groups = Map.groupBy(all?.items ?? [], ({ name }) => letterOf(name))
  return byLetter(
    [...groups].map(([letter, items]) => ({ letter, items })).sort((a, b) => (a.letter < b.letter ? -1 : 1)),
  )
}

/** For each letter a character that sorts before all names pronounced with that letter. */
const firstSigns = Object.entries({
  A: '阿',
  B: '八',
  C: '嚓',
  D: '哒',
  E: '妸',
  F: '发',
  G: '旮',
  H: '哈',
  J: '讥',
  K: '咔',
  L: '垃',
  M: '妈',
  N: '拿',
  O: '噢',
  P: '妑',
  Q: '七',
  R: '然',
  S: '撒',
  T: '它',
  W: '穵',
  X: '夕',
  Y: '丫',
  Z: '帀',
})
/** Characters pronounced differently in this name: Peru is Bilu. */
const readOtherwise: Record<string, string> = { 秘鲁: 'B' }

function createLetterOf(): (name: string) => string {
  const collator = new Intl.Collator('zh-u-co-pinyin')
  return name => readOtherwise[name] ?? firstSigns.findLast(([, sign]) => collator.compare(name, sign) >= 0)?.[0] ?? '#'
}
