interface Position {
  at: string
  id: number
}

export const toCursor = ({ at, id }: Position): string => Buffer.from(`${at}|${id}`).toString('base64url')

/** The position in a cursor; null for text that this site did not issue. */
export function fromCursor(cursor: string): Position | null {
  const parts = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00)\|(\d{1,15})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  )
  const at = parts?.[1]
  return at && !Number.isNaN(Date.parse(at.replace(' ', 'T').replace('+00', 'Z')))
    ? { at, id: Number(parts?.[2]) }
    : null
}
