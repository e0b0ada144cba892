/**
 * Node's modules that a release may require: those that compute. Files, network, processes and threads are not for code
 * that renders pages; it has the declared calls. Timers it is given (releases/release-timers.ts).
 */
export const builtInModules: ReadonlySet<string> = new Set([
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'path',
  'punycode',
  'querystring',
  'stream',
  'stream/promises',
  'stream/web',
  'string_decoder',
  'url',
  'util',
  'util/types',
  'zlib',
])
