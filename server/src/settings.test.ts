import { expect, test } from '@jest/globals'
import { isLocalOrigin, readSettings } from './settings.ts'

test('without an environment the defaults hold', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, origin: 'http://localhost:3000', webConcurrency: 1, databaseUrl: undefined, trustProxy: 0, logLevel: 'info' })
})

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ ORIGIN: 'site.example' }, 'ORIGIN'],
  [{ API_ORIGIN: 'ftp://x' }, 'API_ORIGIN'],
  [{ WEB_CONCURRENCY: '0', DATABASE_URL: 'postgres://x' }, 'WEB_CONCURRENCY'],
  [{ WEB_CONCURRENCY: '2' }, 'DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ REFERENCE_RATES_URL: 'rates.xml' }, 'REFERENCE_RATES_URL'],
  [{ SAMPLE_DATA: 'no' }, 'SAMPLE_DATA'],
  [{ REDIS_URL: 'redis://x' }, 'REDIS_URL'],
  [{ RELEASE_KEYS: '/no/such/keys' }, 'RELEASE_KEYS'],
])('%j is refused in one line that names %s', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`))
})

test('keys stand in the data folder, or where a setting says', () => {
  expect(readSettings({ DATA_DIR: '/data' }).releaseKeys).toBe('/data/release-keys')
  expect(readSettings({ RELEASE_KEYS: import.meta.dirname }).releaseKeys).toBe(import.meta.dirname)
})

test('an origin is kept without its trailing slash', () => {
  expect(readSettings({ ORIGIN: 'https://site.example/' }).origin).toBe('https://site.example')
})

test.each(['a@b.example', 'Broker portal <a@b.example>'])('mail goes out as %s', from => {
  expect(readSettings({ SMTP_URL: 'smtps://me:pass@mail.example', MAIL_FROM: from }).smtp).toEqual({ url: 'smtps://me:pass@mail.example', from })
})

test.each([['http://localhost:3000', true], ['http://127.0.0.1', true], ['https://site.example', false], ['http://localhost.evil.example', false]])('%s is local: %s', (origin, local) => {
  expect(isLocalOrigin(origin)).toBe(local)
})
