import { Marked } from 'marked'
import type { Tokens } from 'marked'
import sanitize from 'sanitize-html'

export interface ArticleHtml {
  content: string
  /** Headings of the second level with the anchors they carry. */
  toc: { id: string; text: string }[]
}

/** In front of every anchor: what an author writes is never the id of something that the page around it relies on. */
const PREFIX = 'part-'
const anchored = (name: string) => (name.startsWith(PREFIX) ? name : PREFIX + name)

const anchorOf = (text: string, taken: readonly { id: string }[]): string => {
  const words = anchored(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || String(taken.length + 1),
  )
  return taken.some(({ id }) => id === words) ? `${words}-${taken.length + 1}` : words
}

const allowed: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'h2', 'h3'],
  allowedAttributes: { a: ['href', 'title'], h2: ['id'], th: ['align'], td: ['align', 'data-th'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  transformTags: {
    // Headings may be written in HTML, too, and links to them in either.
    h2: (tagName, { id, ...attribs }) => ({
      tagName,
      attribs: id === undefined ? attribs : { ...attribs, id: anchored(id) },
    }),
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs:
        href === undefined
          ? attribs
          : { ...attribs, href: href.startsWith('#') ? `#${anchored(href.slice(1))}` : href },
    }),
  },
}

/**
 * Markdown as cleaned HTML: no scripts, styles, images or frames, whoever wrote it. A heading's anchor is made of its words, or
 * is what stands behind it as `{#name}`, so that links to it hold in every language.
 */
export function articleHtml(markdown: string): ArticleHtml {
  const toc: ArticleHtml['toc'] = []
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const line = this.parser.parseInline(tokens)
        const named = /\{#([a-z0-9-]+)\}$/.exec(line)
        const html = named ? line.slice(0, named.index).trimEnd() : line
        if (depth !== 2) return `<h${Math.max(depth, 3)}>${html}</h${Math.max(depth, 3)}>\n`
        const text = wordsOf(html)
        const id = anchorOf(named?.[1] ?? text, toc)
        toc.push({ id, text })
        return `<h2 id="${id}">${html}</h2>\n`
      },
      // Every cell knows the head of its column, which stands before it where a phone has no room for columns.
      table({ header, rows }) {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens)
        const names = header.map(cell => escaped(wordsOf(inline(cell))))
        const aligned = ({ align }: Tokens.TableCell) => (align ? ` align="${align}"` : '')
        const head = header.map(cell => `<th${aligned(cell)}>${inline(cell)}</th>`).join('')
        const body = rows.map(
          row =>
            `<tr>${row.map((cell, index) => `<td data-th="${names[index]}"${aligned(cell)}>${inline(cell)}</td>`).join('')}</tr>`,
        )
        return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>\n`
      },
    },
  })
  return { content: sanitize(marked.parse(markdown, { async: false }), allowed), toc }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
/** The words of a piece of HTML, without its elements. */
const wordsOf = (html: string) => sanitize(html, { allowedTags: [], textFilter: unescaped })
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, sign => Object.keys(entities).find(entity => entities[entity] === sign) ?? sign)
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? entity)
