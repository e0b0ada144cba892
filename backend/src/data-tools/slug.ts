/** Lower-case letters and digits in words joined by dashes; accents are removed. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Spec 9: best-broker and education addresses use the first five words of the English title; `otherwise` if they have no Latin letter or digit. */
export function titleSlug(title: string, otherwise = 'article'): string {
  return slugOf(title.trim().split(/\s+/).slice(0, 5).join(' ')) || otherwise
}
