/**
 * What a page of the site may fetch and run: nothing inline, no eval, nothing from elsewhere. Style attributes are allowed:
 * bars and gauges carry their length in one. `own`: where code and styles come from; `connect`: where calls go.
 */
export const contentPolicy = (own: readonly string[], connect: readonly string[]): Record<string, string[]> => ({
  'default-src': [...own],
  'script-src': [...own],
  'style-src': [...own],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': [...own, 'data:'],
  'connect-src': [...connect],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
})
