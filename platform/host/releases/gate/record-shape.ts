import type { ReleaseRecord } from 'shared-state/contract/release'
import {
  array,
  gte,
  int,
  literal,
  lte,
  maxLength,
  minLength,
  oneOf,
  optional,
  record,
  regex,
  strictObject,
  string,
  union,
} from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'

const matching = (pattern: RegExp) => string().check(maxLength(200), regex(pattern))
const word = string().check(minLength(1), maxLength(200))
const language = matching(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)

const code = matching(/^[a-z0-9][a-z0-9_-]{0,39}$/)
const words = record(language, string().check(minLength(1), maxLength(80)))
const order = int().check(gte(0), lte(10_000))

/** An area's entries in the site's lists. */
const lists = strictObject({
  pages: optional(
    array(
      strictObject({
        code,
        path: matching(/^\/[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*){0,5}$/),
        name: words,
        under: optional(code),
        order,
        fill: optional(code),
      }),
    ).check(maxLength(60)),
  ),
  home: optional(
    array(
      strictObject({
        part: code,
        name: words,
        place: oneOf(['strip', 'main', 'side', 'below']),
        shape: oneOf(['line', 'rows', 'few', 'tiles']),
        order,
      }),
    ).check(maxLength(20)),
  ),
  search: optional(array(strictObject({ kind: code, name: words, order })).check(maxLength(20))),
})

const rest = '(/[A-Za-z0-9_][A-Za-z0-9._@+~-]*)+$'
const webFile = matching(new RegExp(`^web${rest}`))
const nodeFile = matching(new RegExp(`^node${rest}`))
const anyFile = matching(new RegExp(`^(web|node)${rest}`))

/** Shape of `release.json`. Strict: a field unknown to the server would go unchecked. */
export const recordShape: Schema<ReleaseRecord> = strictObject({
  contract: literal(1),
  area: word,
  version: word,
  container: matching(/^[A-Za-z_$][\w$]*$/),
  commit: word,
  web: strictObject({ entry: webFile, css: array(webFile), strings: record(language, webFile) }),
  node: strictObject({ entry: nodeFile }),
  addresses: array(word),
  sitemap: optional(array(union([word, strictObject({ address: word, lists: word })]))),
  slots: array(word),
  lists: optional(lists),
  menu: record(language, word),
  down: record(language, word),
  shared: record(word, word),
  calls: array(matching(/^[\w$]+(\.[\w$]+)*$/)),
  files: record(
    anyFile,
    strictObject({
      size: int().check(gte(0), lte(Number.MAX_SAFE_INTEGER)),
      integrity: matching(/^sha384-[A-Za-z0-9+/]{64}$/),
    }),
  ),
})
