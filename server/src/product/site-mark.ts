/** The mark of the site: a lens with a tick, on a square of 32. */
const ground = (corner: number) => `<rect width="32" height="32" rx="${corner}" fill="#0a5876"/>`
const lens =
  '<g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><circle cx="14.5" cy="14.5" r="7.5"/>' +
  '<path d="M20.5 20.5 26 26M11.500 14.500l2.300 2.300 4-4.300"/></g>'
const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`

/** The mark with its own rounded corners. */
export const siteMark = drawing(ground(7) + lens)

/** For platforms that mask icons: background to the edges, the lens within the 80% circle that is never cut off. */
export const siteMarkToCut = drawing(
  `${ground(0)}<g transform="translate(16 16) scale(.8) translate(-16.5 -16.5)">${lens}</g>`,
)
