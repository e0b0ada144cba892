import type { OpenidSettings } from 'backend/accounts/openid-providers'
import type { SmsSettings } from 'backend/accounts/sms-gateway'
import type { SmtpSettings } from 'backend/accounts/smtp-mail'
import { wechatProvider, type WechatSettings } from 'backend/accounts/wechat'
import type { TranslatorSettings } from 'backend/comments/translator'
import { isCityFile } from 'backend/geo/city-file'
import type { OutsideFeed } from 'backend/outside-news/outside-feed'
import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { SettingError } from 'platform/api/setting-error'
import { readSiteVariants, type SiteVariants } from 'platform/host/http/site-variant'
import type { EdgeSettings } from 'platform/host/page-cache/edge/edge-purge'
import type { BucketSettings } from 'platform/host/releases/bucket/s3-bucket'
import { isLocalOrigin } from 'shared-state/contract/local-origin'
import { readNewsFeeds } from './news-feeds.ts'
import { readEdge, readTranslator, readWechat } from './outside-services.ts'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

export interface Settings {
  /** TCP port. Default 3000; 0 takes a free one. */
  port: number
  /** Folder for the embedded database, releases, secrets, outbox and control socket. Default `.data` next to package.json. */
  dataDir: string
  /** PostgreSQL address; absent: the embedded database in dataDir. */
  databaseUrl: string | undefined
  /** Server of this portal, on the same database, to which rendering sends its calls over HTTP; absent: in-process. */
  apiOrigin: string | undefined
  /** Number of serving processes. More than one needs databaseUrl. Default 1. */
  webConcurrency: number
  /** Public address of the site, without a trailing slash. Default http://localhost:{port}. */
  origin: string
  /** Address of the operations console on its own host, without a trailing slash; absent: `/ops` of the site. */
  opsOrigin: string | undefined
  /** Domain of the readable cookies; absent: the request's host. */
  cookieHost: string | undefined
  /** Site variant by cookie domain (spec 9); 1 for a domain not listed. */
  siteVariants: SiteVariants
  /** Express' 'trust proxy': how many proxies in front, or their addresses. Default 0: X-Forwarded-* is ignored. */
  trustProxy: number | string
  /** Whether an empty database is filled with invented data. Default true. */
  sampleData: boolean
  /** Mail server (`smtp://` with STARTTLS if supported, or `smtps://`) and sender; absent: the outbox folder, on a local origin only. */
  smtp: SmtpSettings | undefined
  /** Gateway for text messages, called with POST of JSON; absent: the outbox folder, on a local origin only. */
  sms: SmsSettings | undefined
  /** Sign-in providers, in the order of their buttons; empty: no buttons. */
  openid: OpenidSettings[]
  /** Sign-in with WeChat; absent: no button. */
  wechat: WechatSettings | undefined
  /** Machine translator for comments; absent: none is translated. */
  translator: TranslatorSettings | undefined
  /** Maximum number of tries that a visitor's browser needs to solve a proof of work. Default 750. */
  botCheckTries: number
  /** Reference rates in the form of the European Central Bank's eurofxref XML; absent: none are fetched. */
  referenceRatesUrl: string | undefined
  /** JSON with the shares of long and short positions; absent: none is fetched. */
  positionsUrl: string | undefined
  /** JSON with contests of brokers; absent: none is fetched. */
  contestsUrl: string | undefined
  /** Feeds of other sites whose items are shown; absent: none are read, and stored items stay. */
  newsFeeds: OutsideFeed[] | undefined
  /** Where the live rooms are played, with `{code}` for the room's code; absent: rooms are only announced. */
  videoUrl: string | undefined
  liveStreamUrl: string | undefined
  /** Database of cities in MaxMind DB format; absent: provinces and cities are not looked up. */
  cityDatabase: string | undefined
  /** Folder of the public keys allowed to publish releases. Default `release-keys` in dataDir. */
  releaseKeys: string
  /** Bucket with the releases for all machines; absent: each machine has only its own folder. */
  releaseBucket: BucketSettings | undefined
  /** Memory for stored pages in each serving process, in MB; 0: none are stored. Default 64. */
  pageCacheMb: number
  /** Redis through which processes share stored pages; may contain a password. Absent: each process has its own. */
  redisUrl: string | undefined
  /** The cache in front of the portal that is told of changed pages; absent: none is told. */
  edge: EdgeSettings | undefined
  /** How long a page may wait to be rendered, in ms; others are refused. */
  longestWaitMs: number
  /** Whether languages that are not public are also served, for review. Default false. */
  testLanguages: boolean
  /** Whether pages register the site's service worker. Default true; never in development. */
  serviceWorker: boolean
  logLevel: LogLevel
  environment: 'production' | 'development'
}

const logLevels: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const projectRoot = resolve(import.meta.dirname, '../..')

/** Reads every setting of the environment once. Throws SettingError that names the variable and its allowed values. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const text = (name: string) => environment[name]?.trim() || undefined
  const port = wholeNumber('PORT', text('PORT') ?? '3000', 0, 65535)
  const dataDir = resolve(text('DATA_DIR') ?? resolve(projectRoot, '.data'))
  const databaseUrl = address('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:'])
  const webConcurrency = wholeNumber(
    'WEB_CONCURRENCY',
    text('WEB_CONCURRENCY') ?? '1',
    1,
    4 * availableParallelism() + 60,
  )
  if (webConcurrency > 1 && !databaseUrl)
    throw new SettingError(
      `WEB_CONCURRENCY=${webConcurrency} needs DATABASE_URL: the embedded database belongs to one process.`,
    )
  const pageCacheMb = wholeNumber('PAGE_CACHE_MB', text('PAGE_CACHE_MB') ?? '64', 0, 10_000)
  const logLevel = text('LOG_LEVEL') ?? 'info'
  if (!logLevels.includes(logLevel))
    throw new SettingError(`LOG_LEVEL is '${logLevel}'; it may be ${logLevels.join(', ')}.`)
  const proxy = text('TRUST_PROXY')
  const origin = originOf(address('ORIGIN', text('ORIGIN'), ['http:', 'https:'])) ?? `http://localhost:${port}`
  const inDevelopment = text('NODE_ENV') === 'development'
  return {
    port,
    dataDir,
    databaseUrl,
    apiOrigin: address('API_ORIGIN', text('API_ORIGIN'), ['http:', 'https:']),
    webConcurrency,
    origin,
    opsOrigin: opsHost(originOf(address('OPS_ORIGIN', text('OPS_ORIGIN'), ['http:', 'https:'])), origin),
    cookieHost: text('COOKIE_HOST'),
    siteVariants: siteVariants(text('SITE_VARIANTS')),
    trustProxy: proxy === undefined ? 0 : /^\d+$/.test(proxy) ? Number(proxy) : proxy,
    sampleData: onOrOff('SAMPLE_DATA', text('SAMPLE_DATA') ?? 'on'),
    smtp: mailServer(address('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']), text('MAIL_FROM')),
    sms: smsServer(address('SMS_URL', text('SMS_URL'), ['https:', 'http:']), text('SMS_TOKEN')),
    openid: openidProviders(text),
    wechat: readWechat(text('WECHAT_APP_ID'), text('WECHAT_APP_SECRET')),
    translator: readTranslator(
      address('TRANSLATION_URL', text('TRANSLATION_URL'), ['https:', 'http:']),
      text('TRANSLATION_KEY'),
    ),
    botCheckTries: wholeNumber('BOT_CHECK_TRIES', text('BOT_CHECK_TRIES') ?? '750', 3, 100_000),
    referenceRatesUrl: address('REFERENCE_RATES_URL', text('REFERENCE_RATES_URL'), ['http:', 'https:']),
    positionsUrl: address('POSITIONS_URL', text('POSITIONS_URL'), ['http:', 'https:']),
    contestsUrl: address('TRADING_CONTESTS_URL', text('TRADING_CONTESTS_URL'), ['http:', 'https:']),
    newsFeeds: readNewsFeeds(text('NEWS_FEEDS')),
    videoUrl: address('VIDEO_URL', text('VIDEO_URL'), ['https:', 'http:']),
    liveStreamUrl: address('LIVE_STREAM_URL', text('LIVE_STREAM_URL'), ['https:', 'http:']),
    cityDatabase: cityFile(text('CITY_DATABASE')),
    releaseKeys: keyFolder(text('RELEASE_KEYS')) ?? resolve(dataDir, 'release-keys'),
    releaseBucket: releaseBucket(text),
    pageCacheMb,
    redisUrl: redisServer(address('REDIS_URL', text('REDIS_URL'), ['redis:', 'rediss:']), { databaseUrl, pageCacheMb }),
    edge: readEdge(address('EDGE_PURGE_URL', text('EDGE_PURGE_URL'), ['https:', 'http:']), text('EDGE_PURGE_HEADER')),
    longestWaitMs: wholeNumber('PAGE_WAIT_MS', text('PAGE_WAIT_MS') ?? '350', 100, 60_000),
    testLanguages: onOrOff('TEST_LANGUAGES', text('TEST_LANGUAGES') ?? 'off'),
    serviceWorker: onOrOff('SERVICE_WORKER', text('SERVICE_WORKER') ?? 'on') && !inDevelopment,
    logLevel: logLevel as LogLevel,
    environment: inDevelopment ? 'development' : 'production',
  }
}

function wholeNumber(name: string, value: string, least: number, most: number): number {
  if (!/^\d+$/.test(value) || Number(value) < least || Number(value) > most)
    throw new SettingError(`${name} is '${value}'; it must be a whole number from ${least} to ${most}.`)
  return Number(value)
}

function onOrOff(name: string, value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new SettingError(`${name} is '${value}'; it may be on or off.`)
  return value === 'on'
}

/** As browsers send it: without a path, and without `:443`, the default of https (spec 9). */
const originOf = (address: string | undefined): string | undefined => address && new URL(address).origin

/** Cookies ignore ports: on the same host with another port, the site's pages would get the console's session. */
function opsHost(opsOrigin: string | undefined, origin: string): string | undefined {
  if (opsOrigin === undefined) return undefined
  const [ops, site] = [new URL(opsOrigin), new URL(origin)]
  if (ops.hostname === site.hostname)
    throw new SettingError(`OPS_ORIGIN is '${opsOrigin}'; it must name a different host from ORIGIN.`)
  if (ops.protocol !== site.protocol)
    throw new SettingError(`OPS_ORIGIN is '${opsOrigin}'; it must begin with ${site.protocol}// as ORIGIN does.`)
  return opsOrigin
}

function siteVariants(value: string | undefined): SiteVariants {
  const table = readSiteVariants(value ?? '')
  if (!table)
    throw new SettingError(
      `SITE_VARIANTS is '${value}'; it must be domain=variant with variants 1 to 4, separated by spaces: example.id=2 example.asia=3.`,
    )
  return table
}

function cityFile(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const file = resolve(value)
  if (!isCityFile(file))
    throw new SettingError(
      `CITY_DATABASE is '${value}', which is not a readable database of cities in MaxMind DB format.`,
    )
  return file
}

/** A configured folder must exist; otherwise a typo would cause releases to be refused. */
function keyFolder(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const folder = resolve(value)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new SettingError(`RELEASE_KEYS is '${value}', which is not a folder.`)
  return folder
}

function releaseBucket(text: (name: string) => string | undefined): BucketSettings | undefined {
  const value = text('RELEASE_BUCKET')
  const endpoint = address('RELEASE_BUCKET_ENDPOINT', text('RELEASE_BUCKET_ENDPOINT'), ['http:', 'https:'])
  if (value === undefined) {
    if (endpoint)
      throw new SettingError(
        'RELEASE_BUCKET_ENDPOINT is set, but RELEASE_BUCKET is not: no bucket would be used. Set both or none.',
      )
    return undefined
  }
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(\w[\w.-]*(?:\/\w[\w.-]*)*)?\/?)?$/.exec(value) ?? []
  if (!bucket) throw new SettingError(`RELEASE_BUCKET is '${value}'; it must be s3://bucket or s3://bucket/prefix.`)
  // The AWS variables on their own are ignored: many shells have them for other purposes.
  const needed = (name: string): string => {
    const given = text(name)
    if (given === undefined) throw new SettingError(`RELEASE_BUCKET needs ${name}, which is not set.`)
    return given
  }
  return {
    bucket,
    prefix: path && `${path}/`,
    endpoint,
    region: needed('AWS_REGION'),
    accessKeyId: needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
    sessionToken: text('AWS_SESSION_TOKEN'),
  }
}

/** Without effect, the setting would mislead (docs/decisions/0006). */
function redisServer(
  url: string | undefined,
  { databaseUrl, pageCacheMb }: Pick<Settings, 'databaseUrl' | 'pageCacheMb'>,
): string | undefined {
  if (url === undefined) return undefined
  if (!/^\/?\d{0,5}$/.test(new URL(url).pathname))
    throw new SettingError('REDIS_URL may have only the number of a Redis database as its path: redis://host:6379/0.')
  if (!databaseUrl)
    throw new SettingError(
      'REDIS_URL needs DATABASE_URL: the embedded database has one process, which could share its pages with none.',
    )
  if (pageCacheMb === 0)
    throw new SettingError('REDIS_URL is set, but PAGE_CACHE_MB is 0: no page would be stored. Set both or none.')
  return url
}

function mailServer(url: string | undefined, from: string | undefined): Settings['smtp'] {
  if (url === undefined && from !== undefined)
    throw new SettingError('MAIL_FROM is set, but SMTP_URL is not: no mail would be sent. Set both or none.')
  if (url === undefined) return undefined
  if (from === undefined || !/^[^\r\n]*[^\s<>@]@[^\s<>@]+>?$/.test(from))
    throw new SettingError('MAIL_FROM must be the sender address if SMTP_URL is set: an address, or Name <address>.')
  return { url, from }
}

function smsServer(url: string | undefined, token: string | undefined): Settings['sms'] {
  if (url === undefined && token === undefined) return undefined
  if (url === undefined || token === undefined)
    throw new SettingError('SMS_URL and SMS_TOKEN belong together: set both or none.')
  if (new URL(url).protocol === 'http:' && !isLocalOrigin(url))
    throw new SettingError('SMS_URL must begin with https://: codes go there.')
  return { url, token }
}

const knownIssuers: Record<string, string> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
}

function openidProviders(text: (name: string) => string | undefined): OpenidSettings[] {
  const providers = (text('OPENID_PROVIDERS') ?? '').split(/\s+/).filter(Boolean)
  return providers.map(provider => {
    if (provider === wechatProvider.provider)
      throw new SettingError(
        'OPENID_PROVIDERS names wechat, which is no provider of OpenID Connect: set WECHAT_APP_ID and WECHAT_APP_SECRET.',
      )
    if (!/^[a-z][a-z0-9]{1,19}$/.test(provider) || providers.filter(other => other === provider).length > 1)
      throw new SettingError(
        `OPENID_PROVIDERS names '${provider}'; use distinct names of 2 to 20 lower-case letters and digits, separated by spaces.`,
      )
    const variable = (what: string) => `OPENID_${provider.toUpperCase()}_${what}`
    const needed = (what: string): string => {
      const given = text(variable(what)) ?? (what === 'ISSUER' ? knownIssuers[provider] : undefined)
      if (given === undefined)
        throw new SettingError(`OPENID_PROVIDERS names '${provider}', which needs ${variable(what)}.`)
      return given
    }
    const issuer = address(variable('ISSUER'), needed('ISSUER'), ['https:', 'http:'])!
    // Over http, an eavesdropper would learn who signs in and could impersonate anyone.
    if (new URL(issuer).protocol === 'http:' && !isLocalOrigin(issuer))
      throw new SettingError(`${variable('ISSUER')} must begin with https://.`)
    const name = text(variable('NAME')) ?? provider.charAt(0).toUpperCase() + provider.slice(1)
    return { provider, name, issuer, clientId: needed('CLIENT_ID'), clientSecret: needed('CLIENT_SECRET') }
  })
}

function address(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (value === undefined) return undefined
  const protocol = URL.canParse(value) ? new URL(value).protocol : ''
  if (!protocols.includes(protocol))
    throw new SettingError(`${name} is not an address that begins with ${protocols.map(p => `${p}//`).join(' or ')}.`)
  return value
}
