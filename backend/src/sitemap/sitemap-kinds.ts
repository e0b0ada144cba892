import { subjectCondition } from '../brokers/broker-subjects.ts'
import type { BrokerSubject } from '../brokers/broker-subjects.ts'

const published = 't.published_at <= now()'
const article = (categories: string) => ({
  from: 'articles t',
  isPublic: `${published} AND t.category ${categories}`,
  isSample: 't.generated',
  changedAt: 't.updated_at',
})

/** Brokers whose page shows a tab: a tab for which nothing is known has no address. */
const brokersWith = (subject: BrokerSubject) => ({
  from: 'brokers t',
  isPublic: subjectCondition(subject, 't'),
  isSample: 't.sample',
  changedAt: 't.updated_at',
})

/** The kinds of items that the portal's addresses refer to, for the sitemap (platform/host/sitemap/sitemap-kinds.ts). */
export const sitemapKinds = {
  broker: { from: 'brokers t', isPublic: 'true', isSample: 't.sample', changedAt: 't.updated_at' },
  accountbroker: brokersWith('account'),
  depositbroker: brokersWith('deposit'),
  companybroker: brokersWith('company'),
  tradebroker: brokersWith('trade'),
  loginbroker: brokersWith('login'),
  servicebroker: brokersWith('service'),
  cryptobroker: brokersWith('crypto'),
  appbroker: brokersWith('app'),
  licencebroker: brokersWith('regulator'),
  reviewedbroker: brokersWith('review'),
  regulator: {
    from: 'regulators t',
    isPublic: 'true',
    // Regulators are real, but the brokers that refer to them may be samples.
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
  news: article(`NOT IN ('education', 'best_brokers', 'video')`),
  video: article(`= 'video'`),
  exposure: {
    from: 'exposures t',
    isPublic: 'exposure_is_public(t.state)',
    isSample: 't.sample',
    changedAt: 't.updated_at',
  },
  flash: {
    from: 'flash_items t',
    isPublic: published,
    isSample: 't.sample',
    changedAt: 't.published_at',
    isOnlyListed: true,
  },
  event: { from: 'calendar_events t', isPublic: 'true', isSample: 't.sample', changedAt: 'NULL::timestamptz' },
  room: { from: 'live_rooms t', isPublic: 'true', isSample: 't.sample', changedAt: 't.created_at' },
  market: {
    // Its addresses name the kind of listing as well: /market/{type}/{slug}-{code}.html.
    from: `(SELECT code, type || '/' || slug AS slug, state, expires_at, broker_codes, sample, state_since FROM listings) t`,
    isPublic: `t.state = 'live' AND t.expires_at > now()`,
    isSample: 't.sample OR EXISTS (SELECT 1 FROM brokers b WHERE b.code = ANY(t.broker_codes) AND b.sample)',
    changedAt: 't.state_since',
  },
  survey: {
    from: 'surveys t',
    isPublic: published,
    isSample: 't.sample OR EXISTS (SELECT 1 FROM brokers b WHERE b.code = t.broker_code AND b.sample)',
    changedAt: 't.updated_at',
  },
  vps: {
    from: 'vps_plans t',
    isPublic: 'true',
    isSample: 't.sample',
    changedAt: 'NULL::timestamptz',
    isOnlyListed: true,
  },
}
