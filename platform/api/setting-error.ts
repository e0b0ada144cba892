/** An invalid setting; `message` is one line that a person can act on. */
export class SettingError extends Error {
  override name = 'SettingError'
}
