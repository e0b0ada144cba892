import { expect, test } from '@jest/globals'
import { writeMmdb } from 'backend/testing/write-mmdb'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from './settings.ts'

const aws = { AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }

test('without environment variables the default settings apply', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    webConcurrency: 1,
    databaseUrl: undefined,
    trustProxy: 0,
    botCheckTries: 750,
    logLevel: 'info',
  })
})

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ ORIGIN: 'site.example' }, 'ORIGIN'],
  [{ OPS_ORIGIN: 'ops.site.example' }, 'OPS_ORIGIN'],
  [{ ORIGIN: 'https://site.example', OPS_ORIGIN: 'https://site.example:8443' }, 'OPS_ORIGIN'],
  [{ ORIGIN: 'https://site.example', OPS_ORIGIN: 'http://ops.site.example' }, 'OPS_ORIGIN'],
  [{ API_ORIGIN: 'ftp://x' }, 'API_ORIGIN'],
  [{ SITE_VARIANTS: 'site.example=5' }, 'SITE_VARIANTS'],
  [{ WEB_CONCURRENCY: '0', DATABASE_URL: 'postgres://x' }, 'WEB_CONCURRENCY'],
  [{ WEB_CONCURRENCY: '2' }, 'DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMS_URL: 'https://sms.example' }, 'SMS_TOKEN'],
  [{ SMS_TOKEN: 'x' }, 'SMS_URL'],
  [{ SMS_URL: 'http://sms.example', SMS_TOKEN: 'x' }, 'SMS_URL'],
  [{ OPENID_PROVIDERS: 'Google' }, 'OPENID_PROVIDERS'],
  [{ OPENID_PROVIDERS: 'google google' }, 'OPENID_PROVIDERS'],
  [{ OPENID_PROVIDERS: 'google', OPENID_GOOGLE_CLIENT_ID: 'id' }, 'OPENID_GOOGLE_CLIENT_SECRET'],
  [{ OPENID_PROVIDERS: 'house', OPENID_HOUSE_CLIENT_ID: 'id', OPENID_HOUSE_CLIENT_SECRET: 'x' }, 'OPENID_HOUSE_ISSUER'],
  [
    {
      OPENID_PROVIDERS: 'house',
      OPENID_HOUSE_ISSUER: 'http://id.example',
      OPENID_HOUSE_CLIENT_ID: 'id',
      OPENID_HOUSE_CLIENT_SECRET: 'x',
    },
    'OPENID_HOUSE_ISSUER',
  ],
  [{ OPENID_PROVIDERS: 'wechat' }, 'WECHAT_APP_ID'],
  [{ WECHAT_APP_ID: 'wx1' }, 'WECHAT_APP_SECRET'],
  [{ WECHAT_APP_SECRET: 'x' }, 'WECHAT_APP_ID'],
  [{ EDGE_PURGE_HEADER: 'Edge-Token: x' }, 'EDGE_PURGE_URL'],
  [{ EDGE_PURGE_URL: 'http://cdn.example', EDGE_PURGE_HEADER: 'Edge-Token: x' }, 'EDGE_PURGE_URL'],
  [{ EDGE_PURGE_URL: 'https://cdn.example', EDGE_PURGE_HEADER: 'x' }, 'EDGE_PURGE_HEADER'],
  [{ TRANSLATION_KEY: 'x' }, 'TRANSLATION_URL'],
  [{ TRANSLATION_URL: 'translate' }, 'TRANSLATION_URL'],
  [{ TRANSLATION_URL: 'https://translate.example/?a=b' }, 'TRANSLATION_URL'],
  [{ TRANSLATION_URL: 'http://translate.example', TRANSLATION_KEY: 'x' }, 'TRANSLATION_URL'],
  [{ POSITIONS_URL: 'positions.json' }, 'POSITIONS_URL'],
  [{ TRADING_CONTESTS_URL: 'contests.json' }, 'TRADING_CONTESTS_URL'],
  [{ BOT_CHECK_TRIES: '2' }, 'BOT_CHECK_TRIES'],
  [{ REFERENCE_RATES_URL: 'rates.xml' }, 'REFERENCE_RATES_URL'],
  [{ LIVE_STREAM_URL: 'stream' }, 'LIVE_STREAM_URL'],
  [{ VIDEO_URL: 'videos' }, 'VIDEO_URL'],
  [{ CITY_DATABASE: '/no/such/city.mmdb' }, 'CITY_DATABASE'],
  [{ CITY_DATABASE: import.meta.filename }, 'CITY_DATABASE'],
  [{ CITY_DATABASE: import.meta.dirname }, 'CITY_DATABASE'],
  [{ SAMPLE_DATA: 'no' }, 'SAMPLE_DATA'],
  [{ TEST_LANGUAGES: 'ar' }, 'TEST_LANGUAGES'],
  [{ SERVICE_WORKER: 'no' }, 'SERVICE_WORKER'],
  [{ REDIS_URL: 'http://x', DATABASE_URL: 'postgres://x' }, 'REDIS_URL'],
  [{ REDIS_URL: 'redis://x/name', DATABASE_URL: 'postgres://x' }, 'REDIS_URL'],
  [{ REDIS_URL: 'redis://x' }, 'DATABASE_URL'],
  [{ REDIS_URL: 'redis://x', DATABASE_URL: 'postgres://x', PAGE_CACHE_MB: '0' }, 'PAGE_CACHE_MB'],
  [{ RELEASE_KEYS: '/no/such/keys' }, 'RELEASE_KEYS'],
  [{ RELEASE_BUCKET: 'https://bucket.example' }, 'RELEASE_BUCKET'],
  [{ RELEASE_BUCKET: 's3://releases/../other', ...aws }, 'RELEASE_BUCKET'],
  [{ RELEASE_BUCKET: 's3://releases', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }, 'AWS_REGION'],
  [
    { RELEASE_BUCKET: 's3://releases', AWS_REGION: 'eu-central-1', AWS_SECRET_ACCESS_KEY: 'secret' },
    'AWS_ACCESS_KEY_ID',
  ],
  [{ RELEASE_BUCKET: 's3://releases', AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'id' }, 'AWS_SECRET_ACCESS_KEY'],
  [{ RELEASE_BUCKET: 's3://releases', RELEASE_BUCKET_ENDPOINT: 'localhost:9000', ...aws }, 'RELEASE_BUCKET_ENDPOINT'],
  [{ RELEASE_BUCKET_ENDPOINT: 'http://localhost:9000' }, 'RELEASE_BUCKET'],
])('the settings %j are refused with one line that names %s', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(name)
  expect(() => readSettings(environment)).not.toThrow('\n')
})

test('non-public languages are served only if TEST_LANGUAGES is on', () => {
  expect([readSettings({}).testLanguages, readSettings({ TEST_LANGUAGES: 'on' }).testLanguages]).toEqual([false, true])
})

test('a translator within the own network needs neither a key nor https', () => {
  const read = (environment: Record<string, string>) => readSettings(environment).translator
  expect([read({}), read({ TRANSLATION_URL: 'http://translator:5000' })]).toEqual([
    undefined,
    { url: 'http://translator:5000', key: undefined },
  ])
  const withKey = { TRANSLATION_URL: 'https://translate.example/api', TRANSLATION_KEY: 'secret' }
  expect(read(withKey)).toEqual({ url: 'https://translate.example/api', key: 'secret' })
})

test('a cache in front of the portal is told of changes with the header of EDGE_PURGE_HEADER', () => {
  const read = (environment: Record<string, string>) => readSettings(environment).edge
  const EDGE_PURGE_URL = 'https://cdn.example/purge'
  expect(read({})).toBeUndefined()
  expect(read({ EDGE_PURGE_URL })).toEqual({ purgeUrl: EDGE_PURGE_URL, credential: undefined })
  expect(read({ EDGE_PURGE_URL, EDGE_PURGE_HEADER: 'Edge-Token: abc' })).toEqual({
    purgeUrl: EDGE_PURGE_URL,
    credential: ['Edge-Token', 'abc'],
  })
})

test('a release bucket is configured by its address, and AWS credentials alone do not enable one', () => {
  const read = (environment: object) => readSettings({ ...aws, ...environment }).releaseBucket
  expect(read({})).toBeUndefined()
  expect(read({ RELEASE_BUCKET: 's3://releases' })).toMatchObject({
    bucket: 'releases',
    prefix: '',
    region: 'eu-central-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  expect(
    read({ RELEASE_BUCKET: 's3://my.releases/portal/live/', RELEASE_BUCKET_ENDPOINT: 'http://localhost:9000' }),
  ).toMatchObject({
    bucket: 'my.releases',
    prefix: 'portal/live/',
    endpoint: 'http://localhost:9000',
  })
})

test('the city database is a file in MaxMind DB format that says it holds cities and is whole', () => {
  const folder = temporaryFolder()
  const [city, country, cut] = ['city.mmdb', 'country.mmdb', 'cut.mmdb'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const rows = { '1.2.3.0/24': { city: 'Fuzhou' }, '9.8.7.6/32': { city: 'Hefei' } }
  writeMmdb(city, 'DBIP-City-Lite', rows)
  writeMmdb(country, 'GeoLite2-Country', rows)
  writeFileSync(cut, readFileSync(city).subarray(-250))
  expect(readSettings({ CITY_DATABASE: city }).cityDatabase).toBe(city)
  for (const file of [country, cut]) expect(() => readSettings({ CITY_DATABASE: file })).toThrow('CITY_DATABASE')
})

test.each(['redis://x', 'rediss://name:password@x:6380/2'])('stored pages are shared through %s', url => {
  expect(readSettings({ REDIS_URL: url, DATABASE_URL: 'postgres://x' }).redisUrl).toBe(url)
})

test('release keys are in the data folder unless RELEASE_KEYS names another one', () => {
  expect(readSettings({ DATA_DIR: '/data' }).releaseKeys).toBe('/data/release-keys')
  expect(readSettings({ RELEASE_KEYS: import.meta.dirname }).releaseKeys).toBe(import.meta.dirname)
})

test.each([
  ['https://site.example/', 'https://site.example'],
  ['https://site.example:443', 'https://site.example'],
  ['https://Site.example:8443/', 'https://site.example:8443'],
  ['http://site.example:3000', 'http://site.example:3000'],
])('the origin %s is normalised to %s, as browsers send it', (told, origin) => {
  expect(readSettings({ ORIGIN: told }).origin).toBe(origin)
})

test('the console has its own host only if OPS_ORIGIN is set', () => {
  expect(readSettings({}).opsOrigin).toBeUndefined()
  expect(readSettings({ ORIGIN: 'https://site.example', OPS_ORIGIN: 'https://Ops.example:443/' }).opsOrigin).toBe(
    'https://ops.example',
  )
  expect(readSettings({ OPS_ORIGIN: 'http://ops.localhost:3000' }).opsOrigin).toBe('http://ops.localhost:3000')
})

test.each([
  [{}, true],
  [{ SERVICE_WORKER: 'off' }, false],
  [{ NODE_ENV: 'development' }, false],
])('with the settings %j the service worker is enabled: %s', (environment, kept) => {
  expect(readSettings(environment).serviceWorker).toBe(kept)
})

test.each(['a@b.example', 'Broker portal <a@b.example>'])('mail is sent from the address %s', from => {
  expect(readSettings({ SMTP_URL: 'smtps://me:pass@mail.example', MAIL_FROM: from }).smtp).toEqual({
    url: 'smtps://me:pass@mail.example',
    from,
  })
})
