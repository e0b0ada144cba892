import type { compareIndexinit } from 'calls/compare'
import { ratingDigits } from 'calls/rating/score-digits'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { Locale } from 'shared-state/i18n/locale'
import { bestNames, bestOf, linesFor, sideMayLead } from './compare-lines.ts'
import type { Writer } from './compare-lines.ts'
import type { Side } from './sides.ts'

type Row = CallOutput<typeof compareIndexinit>['rows'][number]

/**
 * The rows of a comparison, formatted for `lang`. If the best value of a row is that of a broker that may not lead (decisions 7), no
 * value is marked: on another one the mark would be false.
 */
export function compareRows(sides: readonly Side[], lang: Language): Row[] {
  const write = writerOf(lang)
  return linesFor(lang, sides).map(line => {
    const best = bestOf(line, sides).filter(index => sideMayLead(sides[index]!))
    return {
      key: line.key,
      name: line.name[lang],
      values: sides.map(side => line.text(side, write)),
      best,
      bestName: line.best && best.length > 0 ? bestNames[line.best][lang] : null,
    }
  })
}

function writerOf(lang: Language): Writer {
  const locale = new Locale(lang, 0, '')
  const digits = (least: number, most: number) => ({ minimumFractionDigits: least, maximumFractionDigits: most })
  return {
    number: (value, least = 0, most = least) => value.toLocaleString(lang, digits(least, most)),
    rating: (value, figure) => value.toLocaleString(lang, ratingDigits(figure)),
    money: locale.formatMoney,
    list: items => (items.length === 0 ? null : items.join(', ')),
  }
}
