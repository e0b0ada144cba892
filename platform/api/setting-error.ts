/** A setting that cannot be used; `message` is one line a person can act on. */
export class SettingError extends Error {
  override name = 'SettingError'
}
