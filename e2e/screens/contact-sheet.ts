import type { Picture } from './take-pictures.ts'

/** A page with all pictures, those of one address together; each links to its full size. */
export function contactSheet(pictures: readonly Picture[]): string {
  const paths = [...new Set(pictures.map(({ path }) => path))]
  const sections = paths.map(path => {
    const own = pictures.filter(picture => picture.path === path).sort(byLook)
    return `<section><h2>${escape(path)}</h2><div>${own.map(figure).join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Screens</title><style>${styles}</style></head><body><h1>${pictures.length} screens</h1>${sections.join('\n')}</body></html>\n`
}

const byLook = (a: Picture, b: Picture) =>
  a.lang.localeCompare(b.lang) || b.theme.localeCompare(a.theme) || a.width - b.width

const figure = ({ file, lang, width, theme, faults }: Picture) =>
  `<figure${faults.length > 0 ? ' class="faulty"' : ''}><a href="${file}"><img src="${file}" loading="lazy" alt="${lang} ${width} ${theme}"></a>` +
  `<figcaption>${lang} ${width} ${theme}${faults.map(fault => `<br>${escape(fault)}`).join('')}</figcaption></figure>`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const styles = `
  body { font: 14px system-ui, sans-serif; margin: 24px; }
  section > div { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; }
  figure { margin: 0; inline-size: 300px; }
  img { inline-size: 100%; block-size: 480px; object-fit: cover; object-position: top; border: 1px solid #999; }
  .faulty { outline: 3px solid #c00; outline-offset: 4px; }`
