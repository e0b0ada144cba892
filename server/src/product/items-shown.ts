/**
 * The brokers that an answer lists: stored pages with the answer are dropped when the standing of one of them changes. An entry of a list
 * has the broker's code and the status of its licence (calls/src/entities/broker-list-entry.ts).
 */
export function itemsShown(data: unknown): string[] {
  const items = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { traderCode, licenceStatus } = value as { traderCode?: unknown; licenceStatus?: unknown }
    if (typeof traderCode === 'string' && licenceStatus !== undefined) items.add(`standing:${traderCode}`)
    for (const part of Object.values(value)) look(part)
  }
  look(data)
  return [...items]
}
