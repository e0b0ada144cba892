/** `path` with the given fields as its query; empty values and page 1 are left out. */
export function withQuery(path: string, fields: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value))
  }
  return query.size === 0 ? path : `${path}?${String(query).replaceAll('%2C', ',').replaceAll('%2F', '/')}`
}
