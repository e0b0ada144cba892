export const costsPath = '/tools/costs.html'

export interface CostsQuery {
  lots: number
  account: string
  /** Empty: the brokers that lead by score. */
  codes: readonly string[]
}

/** Address of a comparison, without the language. */
export function costsAddress({ lots, account, codes }: CostsQuery): string {
  const params = new URLSearchParams({ lots: String(lots), account })
  if (codes.length > 0) params.set('codes', codes.join())
  return `${costsPath}?${params}`
}
