/** What a person asked of the data tools cannot be done; `message` is one line, or a few, that says why. */
export class DataRefused extends Error {
  override name = 'DataRefused'
}
