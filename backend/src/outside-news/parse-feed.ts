import { Parser } from 'htmlparser2'
import { FeedFailure } from './feed-failure.ts'

/** An item as written in its feed: `title` and `summary` may contain HTML, and nothing is checked. */
export interface WrittenItem {
  title?: string
  summary?: string
  link?: string
  id?: string
  date?: string
}

const MOST_ITEMS = 100
/** Deeper elements would make the parser slow. */
const MOST_DEPTH = 50
/** Longer fields are cut: no title, link or beginning of a summary needs more. */
const MOST_FIELD = 4000

/** Where items are in RSS 2.0, RSS 1.0 and Atom. */
const itemPaths = ['rss/channel/item', 'rdf:RDF/item', 'feed/entry']
const roots = itemPaths.map(path => path.slice(0, path.indexOf('/')))
/** Names of the fields in all formats. Of several that mean the same, the first one in an item counts. */
const fields = new Map<string, keyof WrittenItem>([
  ['title', 'title'],
  ['description', 'summary'],
  ['summary', 'summary'],
  ['content', 'summary'],
  ['link', 'link'],
  ['guid', 'id'],
  ['id', 'id'],
  ['pubDate', 'date'],
  ['published', 'date'],
  ['dc:date', 'date'],
  ['updated', 'date'],
])
/** Their content is no text for readers. */
const unread = ['script', 'style']

/**
 * The first 100 items of an RSS 2.0, RSS 1.0 or Atom feed. Throws FeedFailure for anything else, for XML that is not well-formed, and for a
 * document type: no entity is ever declared, expanded or fetched.
 */
export function parseFeed(xml: string): WrittenItem[] {
  const items: WrittenItem[] = []
  const open: string[] = []
  let item: WrittenItem | undefined
  let itemDepth = 0
  let field: keyof WrittenItem | undefined
  let isFeed = false
  let lastOpened = -1

  const add = (text: string) => {
    if (!item || !field) return
    const written = item[field] ?? ''
    if (written.length < MOST_FIELD) item[field] = written + text.slice(0, MOST_FIELD - written.length)
  }
  const begin = (name: string, attributes: Record<string, string>) => {
    const known = fields.get(name)
    if (!item || !known || item[known]) return
    const { rel = 'alternate', href } = attributes
    if (name === 'link' && href !== undefined) {
      if (rel === 'alternate') item.link = href.slice(0, MOST_FIELD)
    } else field = known
  }

  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new FeedFailure('it has a document type declaration, which is not allowed')
      },
      onopentag(name, attributes) {
        open.push(name)
        lastOpened = parser.endIndex
        if (open.length > MOST_DEPTH) throw new FeedFailure(`its elements are nested more than ${MOST_DEPTH} deep`)
        if (open.length === 1) isFeed ||= roots.includes(name)
        if (!item && open.length <= 3 && items.length < MOST_ITEMS && itemPaths.includes(open.join('/'))) {
          item = {}
          itemDepth = open.length
        } else if (open.length === itemDepth + 1) begin(name, attributes)
        else add(' ')
      },
      ontext(text) {
        if (!field || unread.includes(open.at(-1) ?? '')) return
        // Text of nested elements (Atom's XHTML) has no further layer of HTML, unlike that of the field itself.
        const isNested = open.length > itemDepth + 1
        add(isNested ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text)
      },
      onclosetag(name, isImplied) {
        // The parser reports an element that closes itself in the same way, but where its tag ends.
        if (isImplied && parser.endIndex !== lastOpened)
          throw new FeedFailure(`it is not well-formed XML: <${name.slice(0, 40)}> is not closed`)
        open.pop()
        if (open.length === itemDepth) field = undefined
        if (item && open.length < itemDepth) {
          items.push(item)
          item = undefined
          itemDepth = 0
        }
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  if (!isFeed) throw new FeedFailure('it is not an RSS or Atom feed')
  return items
}
