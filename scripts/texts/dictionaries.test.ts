import { partsInEveryLanguage, readPartTexts } from './read-part-texts.ts'
import { textFaults } from './text-faults.ts'

/** The dictionaries of spec 3. */
const dictionaries = [
  'ar',
  'de',
  'en',
  'es',
  'fil',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'pt',
  'ru',
  'th',
  'tr',
  'vi',
  'zh',
  'zh-cn',
  'zh-hk',
  'zh-tw',
]

test.each(partsInEveryLanguage)('%s has complete texts in every language of the specification', part => {
  const texts = readPartTexts(part)
  expect(Object.keys(texts.dictionaries).sort()).toEqual(dictionaries)
  expect([...texts.complete].sort()).toEqual(dictionaries)
  expect(textFaults(texts)).toEqual([])
})
