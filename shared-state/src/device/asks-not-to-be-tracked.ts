/** Whether this browser asks not to be tracked: Do Not Track, or Global Privacy Control. Such a visitor sees no ads and is not counted. */
export const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
