/**
 * The brokers and comments that an answer shows: stored pages with the answer are dropped when the standing of one of the brokers changes, or
 * one of the comments is edited or removed. An entry of a list has the broker's code and the status of its licence
 * (calls/src/entities/broker-list-entry.ts), a comment its identifier and content (calls/src/entities/comment.ts).
 */
export function itemsShown(data: unknown): string[] {
  const items = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { traderCode, licenceStatus, commentId, content } = value as Record<string, unknown>
    if (typeof traderCode === 'string' && licenceStatus !== undefined) items.add(`standing:${traderCode}`)
    if (typeof commentId === 'string' && content !== undefined) items.add(`comment:${commentId}`)
    for (const part of Object.values(value)) look(part)
  }
  look(data)
  return [...items]
}
