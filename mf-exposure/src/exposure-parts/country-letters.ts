/** The two letters of a numeric country code, for its flag; empty where there are none. The numbers are ISO's, which Intl knows. */
export const countryLetters = (countryCode: string): string =>
  /^\d{3}$/.test(countryCode) ? (new Intl.Locale(`und-${countryCode}`).region ?? '') : ''
