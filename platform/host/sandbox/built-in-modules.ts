/**
 * Node's modules that a release may require: those that merely compute. Code that renders pages gets no files, network, processes or
 * threads; it has the declared calls. Timers are passed to it (releases/release-timers.ts).
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
