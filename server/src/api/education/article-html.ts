import { Marked } from 'marked'
import sanitize from 'sanitize-html'

export interface ArticleHtml {
  content: string
  /** Headings of the second level with the anchors they carry. */
  toc: { id: string; text: string }[]
}

const anchorOf = (text: string, taken: readonly { id: string }[]): string => {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'part'
  return taken.some(({ id }) => id === words) ? `${words}-${taken.length + 1}` : words
}

const allowed: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'h2', 'h3'],
  allowedAttributes: { a: ['href', 'title'], h2: ['id'], th: ['align'], td: ['align'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto'],
}

/** Markdown as cleaned HTML: no scripts, styles, images or frames, whoever wrote it. */
export function articleHtml(markdown: string): ArticleHtml {
  const toc: ArticleHtml['toc'] = []
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        if (depth !== 2) return `<h${Math.max(depth, 3)}>${html}</h${Math.max(depth, 3)}>\n`
        const text = sanitize(html, { allowedTags: [], textFilter: unescaped })
        const id = anchorOf(text, toc)
        toc.push({ id, text })
        return `<h2 id="${id}">${html}</h2>\n`
      },
    },
  })
  return { content: sanitize(marked.parse(markdown, { async: false }), allowed), toc }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? entity)
