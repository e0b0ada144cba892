import { compareLimit } from 'shared-state/store/compare-limit'
import { readCode } from '../addresses.ts'

/** Form of the tray, which owns the checkboxes on the page. */
export const compareFormId = 'compare-form'

/** Path of the comparison page, without the language; without codes the page asks for some. */
export const comparePath = (codes: readonly string[] = []): string =>
  codes.length > 0 ? `/compare.html?codes=${codes.join()}` : '/compare.html'

/** The same, with a search for another broker. */
export function searchedPath(codes: readonly string[], keyword: string): string {
  if (keyword === '') return comparePath(codes)
  return `${comparePath(codes)}${codes.length > 0 ? '&' : '?'}${new URLSearchParams({ q: keyword }).toString()}`
}

export interface RequestedComparison {
  codes: string[]
  /** Number of brokers ticked in a form beyond the limit of four. */
  leftOut: number
}

/**
 * The comparison in an address: codes joined by commas, or one field per code, as a form submits them. Nobody types the first form: an
 * invalid code, or more than four of them, gives undefined (spec 5, 8). For a visitor who ticks too many boxes the first four are shown,
 * with a notice.
 */
export function readComparison(params: URLSearchParams): RequestedComparison | undefined {
  const fields = params.getAll('codes')
  const codes = [...new Set(fields.flatMap(field => field.split(',')).filter(Boolean))]
  const isForm = fields.length > 1
  if (!codes.every(code => readCode(code)) || (!isForm && codes.length > compareLimit)) return undefined
  return { codes: codes.slice(0, compareLimit), leftOut: Math.max(codes.length - compareLimit, 0) }
}
