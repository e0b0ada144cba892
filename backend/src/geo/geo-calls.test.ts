import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { geoGetipgeo, geoIp, geoIplookup, geoIpregion } from 'calls/geo'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { join } from 'node:path'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { writeMmdb } from '../testing/write-mmdb.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const lookup = async (ip: string) => (await site.visitor().call(geoIplookup, { ip })).body.Data

test.each([
  ['an address of Google', '8.8.8.8', 'us', '840'],
  ['an address of a Chinese resolver', '114.114.114.114', 'cn', '156'],
  ['an address of an Indonesian carrier', '36.66.1.1', 'id', '360'],
  ['an IPv6 address', '2400:3200::1', 'cn', '156'],
  ['an uncompressed IPv6 address', '2001:4860:4860:0000:0000:0000:0000:8888', 'us', '840'],
  ['an IPv4-mapped IPv6 address', '::ffff:8.8.8.8', 'us', '840'],
  ['an IPv4-mapped IPv6 address in hexadecimal', '::FFFF:0808:0808', 'us', '840'],
  ['a NAT64 address', '64:ff9b::808:808', 'us', '840'],
])('the geo lookup finds the country of %s', async (_what, ip, country_code, countryCode) => {
  expect(await lookup(ip)).toEqual({ country_code, countryCode, known: true })
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.1.1',
  '100.64.0.1',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2001:db8::1',
  '::ffff:192.168.1.1',
])('the geo lookup answers the default country for %s', async ip => {
  expect(await lookup(ip)).toEqual({ country_code: 'cn', countryCode: '156', known: false })
})

test('getipgeo answers for the requested address, in lower-case data', async () => {
  const { status, body, headers } = await site.visitor().send('GET', `${geoGetipgeo.path}?ip=8.8.8.8&uparm2=x`)
  expect([status, body]).toEqual([
    200,
    { succeed: true, ErrorCode: 0, message: '', data: { country_code: 'us', ip: '8.8.8.8' } },
  ])
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([geoGetipgeo, geoIplookup, geoIpregion])(
  'an invalid IP address is refused at its field: $name',
  async ({ path }) => {
    for (const ip of [
      '1.2.3.4.5',
      '256.1.1.1',
      '1.2.3',
      ':::',
      'dead',
      '8.8.8.8:80',
      'fe80::1%25eth0',
      '<script>',
      '9'.repeat(46),
    ]) {
      const { status, body } = await site.visitor().send('GET', `${path}?ip=${ip}`)
      expect([ip, status, body.errors?.map(error => error.field)]).toEqual([ip, 400, ['ip']])
    }
  },
)

test('the geo lookup without an IP address uses the one that the trusted proxy forwards', async () => {
  const from = async (forwarded: string) => {
    const headers = { 'X-Forwarded-For': forwarded }
    const [geo, plain] = await Promise.all([
      site.visitor().send('GET', geoGetipgeo.path, { headers }),
      site.visitor().send('GET', geoIp.path, { headers }),
    ])
    return [geo.body['data'], plain.body]
  }
  expect(await from('36.66.1.1')).toEqual([{ country_code: 'id', ip: '36.66.1.1' }, { ip: '36.66.1.1' }])
  // One proxy is trusted: entries further left can be forged by anyone.
  expect(await from('8.8.8.8, 36.66.1.1')).toEqual([{ country_code: 'id', ip: '36.66.1.1' }, { ip: '36.66.1.1' }])
  expect(await from('no-address')).toEqual([{ country_code: 'cn', ip: 'no-address' }, { ip: 'no-address' }])
})

test('the province and city of an IP address answer 501, which names the missing setting, without a city database', async () => {
  const { status, body } = await site.visitor().call(geoIpregion, { ip: '114.114.114.114' })
  expect([status, body.ErrorCode, body.message]).toEqual([
    501,
    5010,
    'Province and city lookup is not configured on this site: the setting CITY_DATABASE is missing.',
  ])
})

test(
  'the province and city of an address in China come from the city database, in the language or else in English',
  async () => {
    const cityDatabase = join(temporaryFolder(), 'city.mmdb')
    writeMmdb(cityDatabase, 'GeoLite2-City', {
      '114.114.0.0/16': {
        city: { names: { en: 'Nanjing', id: 'Kota Nanjing', 'zh-CN': '南京' } },
        subdivisions: [{ names: { en: 'Jiangsu', 'zh-CN': '江苏' } }],
      },
      '223.5.5.0/24': { city: 'Hangzhou', state1: 'Zhejiang' },
      '36.66.0.0/16': { city: 'Jakarta', state1: 'Jakarta' },
      // The first four bytes of 2400:3200::1.
      '36.0.50.0/24': { city: 'Elsewhere', state1: 'Elsewhere' },
    })
    const located = await startApi({ sample: false, cityDatabase })
    const regionOf = async (ip: string, lang = 'en') => {
      const visitor = located.visitor()
      visitor.lang = lang
      const { province, city } = (await visitor.call(geoIpregion, { ip })).body.Data!
      return [province, city]
    }
    expect(await regionOf('114.114.114.114')).toEqual(['Jiangsu', 'Nanjing'])
    expect(await regionOf('114.114.114.114', 'id')).toEqual(['Jiangsu', 'Kota Nanjing'])
    expect(await regionOf('223.5.5.5')).toEqual(['Zhejiang', 'Hangzhou'])
    for (const other of ['36.66.1.1', '202.96.0.1', '2400:3200::1', '127.0.0.1'])
      expect([other, await regionOf(other)]).toEqual([other, ['', '']])
    await located.close()
  },
  START_MS,
)

test(
  'a city database that could not be read is read again at the next lookup',
  async () => {
    const cityDatabase = join(temporaryFolder(), 'city.mmdb')
    const located = await startApi({ sample: false, cityDatabase })
    const regionOf = async () => (await located.visitor().call(geoIpregion, { ip: '114.114.114.114' })).body
    expect((await regionOf()).succeed).toBe(false)
    expect(located.errors.splice(0)).toHaveLength(1)
    writeMmdb(cityDatabase, 'GeoLite2-City', { '114.114.0.0/16': { city: 'Nanjing', state1: 'Jiangsu' } })
    expect((await regionOf()).Data).toEqual({ province: 'Jiangsu', city: 'Nanjing' })
    await located.close()
  },
  START_MS,
)
