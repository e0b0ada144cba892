import { compareLimit } from 'shared-state/store/compare-limit'
import { readCode } from '../addresses.ts'

/** Form of the tray, to which the boxes on the page belong. */
export const compareFormId = 'compare-form'

/** The page that shows brokers side by side, behind the language; without codes it asks for some. */
export const comparePath = (codes: readonly string[] = []): string =>
  codes.length > 0 ? `/compare.html?codes=${codes.join()}` : '/compare.html'

/** The same with a search for another broker. */
export function searchedPath(codes: readonly string[], keyword: string): string {
  if (keyword === '') return comparePath(codes)
  return `${comparePath(codes)}${codes.length > 0 ? '&' : '?'}${new URLSearchParams({ q: keyword }).toString()}`
}

export interface AskedComparison {
  codes: string[]
  /** Ticked in a form beyond the four that there is room for. */
  leftOut: number
}

/**
 * What an address asks to compare: codes joined by comma, or as a form writes them, each with its name. In the first form
 * nobody types: a code that cannot be one, or more than four of them, is wrong and gives undefined (spec 5, 8). Whoever
 * ticks too many boxes is shown the first four and told so.
 */
export function readComparison(params: URLSearchParams): AskedComparison | undefined {
  const fields = params.getAll('codes')
  const codes = [...new Set(fields.flatMap(field => field.split(',')).filter(Boolean))]
  const isForm = fields.length > 1
  if (!codes.every(code => readCode(code)) || (!isForm && codes.length > compareLimit)) return undefined
  return { codes: codes.slice(0, compareLimit), leftOut: Math.max(codes.length - compareLimit, 0) }
}
