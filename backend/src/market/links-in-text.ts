import { brokerAtPath, webAddress } from '../brokers/web-address.ts'

/** What a text links to. */
export interface Links {
  /** Web addresses, with and without a scheme in the text, and those inside other addresses (`?url=`). */
  urls: URL[]
  /** Host names of mail addresses. */
  mailHosts: string[]
}

/** Everything that cannot be part of an address. */
const between = /[^\p{L}\p{N}\p{M}.\-:/?#&=%_~+@[\]()]+/u
/** Ways of writing a dot so that an address is not recognised. */
const hiddenDots = /\[\.\]|\(\.\)|\[dot\]|\(dot\)|\u3002/gi
const unseen = /\p{Cf}/gu
const signs = '.-:?#&=%_~+@[]()'
/** A host has at least one dot and a top-level domain of letters. */
const topLevel = /\.(?:\p{L}{2,24}|xn--[a-z0-9-]{2,60})\.?$/iu
/** Addresses inside an address are looked for so deep. */
const DEEPEST = 3

/** The links in a text that its author may have wanted to hide: without a scheme, in full width, with hidden characters. */
export function linksIn(text: string): Links {
  const links: Links = { urls: [], mailHosts: [] }
  const plain = text.normalize('NFKC').replace(unseen, '').replace(hiddenDots, '.')
  for (const token of plain.split(between)) {
    const trimmed = withoutSigns(token)
    if (!trimmed.includes('.')) continue
    const url = urlIn(trimmed)
    if (url) links.urls.push(...withInner(url))
    else links.mailHosts.push(...mailHostsIn(trimmed))
  }
  return links
}

/** Without the punctuation of the sentence around it. */
function withoutSigns(token: string): string {
  let [start, end] = [0, token.length]
  while (start < end && signs.includes(token[start]!)) start += 1
  while (end > start && signs.includes(token[end - 1]!)) end -= 1
  return token.slice(start, end)
}

function urlIn(token: string): URL | undefined {
  const scheme = token.toLowerCase().indexOf('://')
  // Whatever scheme it is given: hxxp and ttps are written for people to correct.
  if (scheme >= 0) return URL.parse(`https${token.slice(scheme)}`) ?? undefined
  if (token.startsWith('/')) return URL.parse(token, OWN) ?? undefined
  const end = token.search(/[/?#]/)
  const authority = end < 0 ? token : token.slice(0, end)
  if (authority.includes('@')) return undefined
  const host = authority.split(':').find(part => topLevel.test(part))
  return host === undefined ? undefined : (URL.parse(`https://${host}${end < 0 ? '' : token.slice(end)}`) ?? undefined)
}

const mailHostsIn = (token: string): string[] =>
  token
    .split(/[@:/?#]/)
    .slice(1)
    .filter(part => topLevel.test(part))
    .flatMap(part => URL.parse(`https://${part}`)?.hostname ?? [])

/** The address and those in its query: through a page that leads elsewhere, this site's own leaving page among them. */
export function withInner(url: URL, depth = 0): URL[] {
  if (depth === DEEPEST) return [url]
  const inner = [...url.searchParams.values()].map(value => webAddress(value) ?? null).filter(value => value !== null)
  return [url, ...inner.flatMap(value => withInner(value, depth + 1))]
}

/** Stands for this site in addresses without a host. */
export const OWN = 'https://own.invalid'

/** Whether an address is on this site, whose public origin is `origin`. */
export const isOwn = (url: URL, origin: string): boolean => url.origin === OWN || url.host === URL.parse(origin)?.host

/** The code of the broker whose page on this site this is. */
export const brokerOnOwnPage = ({ pathname }: URL): string | undefined =>
  brokerAtPath(pathname.replace(/^\/[a-z]{2,3}(?:-[a-z]{2})?(?=\/)/i, ''))
