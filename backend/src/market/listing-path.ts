/** The address of a listing's page, without the language. */
export const listingPath = ({ type, slug, code }: { type: string; slug: string; code: string }): string =>
  `/market/${type}/${slug}-${code}.html`
