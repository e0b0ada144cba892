/** Escapes in JSON text; `\\` is matched too, so that the characters after it are not mistaken for another escape. */
const ESCAPES = /\\(?:u[\da-f]{4}|.)/gi
/** NUL and unpaired surrogates: valid in JSON, but not storable as text. */
const UNSTORABLE = /^\\u(?:0000|d[89a-f][\da-f]{2})$/i

/** JSON in a form the database accepts: escapes that no text may hold become the replacement character. */
export const storableJson = (data: unknown): string =>
  JSON.stringify(data).replace(ESCAPES, escape => (UNSTORABLE.test(escape) ? '\ufffd' : escape))

/** Size of an event's row and its index entries, without its data. */
const ROW_BYTES = 200

/** Bytes used in the table by an event with this data. */
export const storedBytes = (json: string): number => ROW_BYTES + Buffer.byteLength(json)
