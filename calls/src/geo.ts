import { declareCall } from 'shared-state/api/declare-call'
import { boolean, object, optional, regex, strictObject, string } from 'shared-state/schema'
import { text } from './entities/fields.ts'

const section = 'Geo'
/** IPv4 or IPv6; defaults to the caller's address. */
const ip = optional(text(2, 45).check(regex(/^[\d.:a-f]+$/i)))

/** Spec 7.3. `country_code` is alpha-2 in lower case, `cn` where the address is unknown or private. `uparm2` is not used. */
export const geoGetipgeo = declareCall({
  name: 'geo.getipgeo',
  path: '/api/v1/getipgeo',
  section,
  scope: 'public',
  perVisitor: true,
  method: 'GET',
  frame: 'lowercase',
  input: strictObject({ ip, uparm2: optional(text(0, 64)) }),
  output: object({ country_code: string(), ip: string() }),
})

/** The caller's address. */
export const geoIp = declareCall({
  name: 'geo.ip',
  path: '/ip',
  section,
  scope: 'public',
  perVisitor: true,
  method: 'GET',
  frame: 'bare',
  input: strictObject({}),
  output: object({ ip: string() }),
})

/** Like getipgeo, with the numeric code; `known` is false for the default country. */
export const geoIplookup = declareCall({
  name: 'geo.iplookup',
  path: '/api/v1/iplookup',
  section,
  scope: 'public',
  perVisitor: true,
  method: 'GET',
  frame: 'lowercase',
  input: strictObject({ ip }),
  output: object({ country_code: string(), countryCode: string(), known: boolean() }),
})

/**
 * Province and city of an address in China (spec 7.3, 7.6), in English where the database has no other names. Empty for other countries and
 * where they are not known; not configured without a city database (setting CITY_DATABASE).
 */
export const geoIpregion = declareCall({
  name: 'geo.ipregion',
  path: '/api/v1/getipregion',
  section,
  scope: 'public',
  perVisitor: true,
  method: 'GET',
  frame: 'lowercase',
  input: strictObject({ ip }),
  output: object({ province: string(), city: string() }),
})
