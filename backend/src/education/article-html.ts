import { Marked } from 'marked'
import type { Tokens } from 'marked'
import sanitize from 'sanitize-html'
import type { QuizQuestion } from 'calls/entities/article'
import type { Glossary } from './glossary.ts'
import { createTermLinks } from './link-terms.ts'
import { readQuiz } from './read-quiz.ts'

export interface ArticleHtml {
  content: string
  /** Second-level headings with their anchors. */
  toc: { id: string; text: string }[]
  /** Codes of the glossary's terms that are linked, by their first occurrence. */
  terms: string[]
  quiz: QuizQuestion[]
}

const noGlossary: Pick<Glossary, 'index' | 'path'> = { index: new Map(), path: '' }
/** Tags in whose own text terms are linked: not in headings, links and code. */
const termTags = ['p', 'li', 'td', 'blockquote']

/** Prefix of every anchor: an author's anchor must never equal an id that the surrounding page relies on. */
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
    // Headings may be written in HTML too, and links to them in HTML or markdown.
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
 * Converts markdown to sanitised HTML: no scripts, styles, images or frames, even from trusted authors. A heading's anchor is made from its
 * words, or given after it as `{#name}`, so that links to it work in every language. Terms of the glossary are linked to it.
 */
export function articleHtml(markdown: string, { index, path } = noGlossary): ArticleHtml {
  const toc: ArticleHtml['toc'] = []
  const terms = createTermLinks(index, path)
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
      // Every cell repeats its column heading, which is shown in front of it on phones, where columns do not fit.
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
  const { body, quiz } = readQuiz(marked.lexer(markdown))
  const textFilter = (text: string, tag: string) => (termTags.includes(tag) ? terms.link(text) : text)
  return { content: sanitize(marked.parser(body), { ...allowed, textFilter }), toc, terms: terms.found, quiz }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
/** The text of a piece of HTML, without tags. */
const wordsOf = (html: string) => sanitize(html, { allowedTags: [], textFilter: unescaped })
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, sign => Object.keys(entities).find(entity => entities[entity] === sign) ?? sign)
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? entity)
