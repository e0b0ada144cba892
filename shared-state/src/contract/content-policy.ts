/**
 * The content security policy of the site's pages: no style sheet or script inline, no eval, nothing from other origins. Style attributes are
 * allowed: bars and gauges have their length in one. `own`: sources of code and styles; `connect`: targets of calls.
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
