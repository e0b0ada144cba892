/** First part of the addresses, after the language, whose pages other sites may show in a frame: `/en/embed/tools/position.html`. */
export const embedAddress = 'embed'

/** Whether the page at a path is one that other sites may frame (decision 86). */
export const isEmbedded = (pathname: string): boolean => pathname.split('/', 3)[2] === embedAddress

/** The path of the full page that an embedded page belongs to; the same path for any other page. */
export const withoutEmbed = (pathname: string): string =>
  isEmbedded(pathname) ? pathname.replace(`/${embedAddress}/`, '/') : pathname
