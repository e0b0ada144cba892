/** Keys of the texts of ui (ui/src/strings) that say what happened to a failed call. */
export const failureWords = {
  connectionFailed: 70152,
  tooSlow: 70153,
  overloaded: 70154,
  serverFailed: 70155,
  tryAgainIn: 70156,
} as const
