import type { SiteVariant } from 'shared-state/store/visitor-store'

/** Domains in lower case, each with its variant. */
export type SiteVariants = ReadonlyMap<string, SiteVariant>

/** Reads `example.id=2 example.asia=3`; undefined if the text has another form, or names a domain twice. */
export function readSiteVariants(text: string): SiteVariants | undefined {
  const variants = new Map<string, SiteVariant>()
  for (const pair of text.toLowerCase().split(/\s+/).filter(Boolean)) {
    const [, domain, variant] = /^([a-z0-9.-]+)=([1-4])$/.exec(pair) ?? []
    if (!domain || variants.has(domain)) return undefined
    variants.set(domain, Number(variant) as SiteVariant)
  }
  return variants
}

/** Characters of a domain (RFC 1035). */
const longestDomain = 253

/**
 * The variant of a cookie domain: its own, otherwise that of its nearest parent domain, otherwise 1 (spec 9). The domain is client input.
 */
export function siteVariantOf(domain: string, variants: SiteVariants): SiteVariant {
  if (variants.size === 0 || domain.length > longestDomain) return 1
  const labels = domain.toLowerCase().replace(/^\./, '').split('.')
  const over = labels.map((_, index) => labels.slice(index).join('.'))
  return over.map(name => variants.get(name)).find(variant => variant !== undefined) ?? 1
}
