import sanitize from 'sanitize-html'

/** Elements that begin a line: their texts must not run together. */
const lineBreaks = ['<br', '<p', '</p', '<li', '<div', '</div', '<h', '</h', '<tr', '<td', '<th']
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/**
 * The text of a piece of HTML on one line, without tags, scripts, and characters that are invisible or change the direction of what follows;
 * cut at a word with an ellipsis if it is longer than `most` characters.
 */
export function plainText(html: string, most: number): string {
  const spaced = lineBreaks.reduce((all, tag) => all.replaceAll(tag, ` ${tag}`), html)
  // The sanitised text has exactly these entities; decoded once, the rest stays what its author wrote.
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    entity => entities[entity] ?? entity,
  )
  return oneLine(text, most)
}

/** A text without control and format characters, except the joiner of emoji, and with single spaces; cut in the same way. */
export function oneLine(text: string, most: number): string {
  const visible = text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[^\P{Cf}\u200d]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...visible]
  if (characters.length <= most) return visible
  const end = characters.lastIndexOf(' ', most - 1)
  return `${characters
    .slice(0, end > most / 2 ? end : most - 1)
    .join('')
    .trimEnd()}…`
}
