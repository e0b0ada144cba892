/** Escapes in JSON text, a backslash's own among them, so that what follows one is not taken for another. */
const ESCAPES = /\\(?:u[\da-f]{4}|.)/gi
/** NUL and halves of a pair of surrogates: right in JSON, but no text for the database. */
const UNSTORABLE = /^\\u(?:0000|d[89a-f][\da-f]{2})$/i

/** JSON as the database holds it: what no text may hold stands as the replacement sign. */
export const storableJson = (data: unknown): string =>
  JSON.stringify(data).replace(ESCAPES, escape => (UNSTORABLE.test(escape) ? '\ufffd' : escape))

/** Of an event's row and its index entries, without its data. */
const ROW_BYTES = 200

/** Bytes that an event with this data takes up in the table. */
export const storedBytes = (json: string): number => ROW_BYTES + Buffer.byteLength(json)
