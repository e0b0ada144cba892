/** Path, without the language, of the page shown before an external site (decisions 1). An address without a scheme is taken as https. */
export const leavingPath = (website: string): string =>
  `/leaving.html?url=${encodeURIComponent(/^https?:/i.test(website) ? website : `https://${website}`)}`
