/** True where only this machine can reach the site: sample data in search engines' reach and folder outboxes are fine there. */
export function isLocalOrigin(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]' || hostname.endsWith('.localhost')
}
