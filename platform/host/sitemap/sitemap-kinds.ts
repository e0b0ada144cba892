/** What addresses can be about: `/brokers/info/{broker}.html` in an area's manifest stands for one address per row. */
export interface SitemapKind {
  /** Table with its alias `t`. The code is unique; `{slug}-{code}` is what a placeholder becomes. */
  from: string
  /** Condition of rows that everybody may see. */
  isPublic: string
  /** Condition of rows whose pages show invented data (decisions 8). */
  isSample: string
  /** When its page last changed; null where the row does not know. */
  changedAt: string
}

const published = 't.published_at <= now()'
const article = (categories: string): SitemapKind => ({
  from: 'articles t',
  isPublic: `${published} AND t.category ${categories}`,
  isSample: 't.generated',
  changedAt: 't.updated_at',
})

export const sitemapKinds: Readonly<Record<string, SitemapKind>> = {
  broker: { from: 'brokers t', isPublic: 'true', isSample: 't.sample', changedAt: 't.updated_at' },
  regulator: {
    from: 'regulators t',
    isPublic: 'true',
    // A regulator is real; the brokers that name it need not be.
    isSample:
      'EXISTS (SELECT 1 FROM licences l JOIN brokers b ON b.code = l.broker_code WHERE l.regulator_id = t.regulator_id AND b.sample)',
    changedAt: 'NULL::timestamptz',
  },
  provider: {
    from: 'service_providers t',
    isPublic: 'true',
    isSample:
      't.sample OR EXISTS (SELECT 1 FROM provider_brokers p JOIN brokers b ON b.code = p.broker_code WHERE p.provider_code = t.code AND b.sample)',
    changedAt: 'NULL::timestamptz',
  },
  topic: {
    ...article(`= 'best_brokers'`),
    isSample: 't.generated OR EXISTS (SELECT 1 FROM brokers b WHERE b.code = ANY(t.broker_codes) AND b.sample)',
  },
  lesson: article(`= 'education'`),
  news: article(`NOT IN ('education', 'best_brokers')`),
  exposure: {
    from: 'exposures t',
    isPublic: 'exposure_is_public(t.state)',
    isSample: 't.sample',
    changedAt: 't.updated_at',
  },
  flash: { from: 'flash_items t', isPublic: published, isSample: 't.sample', changedAt: 't.published_at' },
  event: { from: 'calendar_events t', isPublic: 'true', isSample: 't.sample', changedAt: 'NULL::timestamptz' },
  vps: { from: 'vps_plans t', isPublic: 'true', isSample: 't.sample', changedAt: 'NULL::timestamptz' },
}

/** Kinds whose rows have no addresses of their own and can only be listed. */
const onlyListed: readonly string[] = ['flash', 'vps']

export const isListable = (kind: string): boolean => Object.hasOwn(sitemapKinds, kind)
export const isAddressable = (kind: string): boolean => isListable(kind) && !onlyListed.includes(kind)

/** What stands between the braces of an address. */
export const placeholdersOf = (address: string): string[] =>
  [...address.matchAll(/\{([^{}]*)\}/g)].map(match => match[1]!)
