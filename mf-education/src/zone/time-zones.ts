import { UTC } from './read-zone.ts'

/** Zones to choose from, by their time: where most readers and the large markets are. */
export const timeZones: readonly string[] = [
  UTC,
  'America/Los_Angeles',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Africa/Lagos',
  'Europe/Berlin',
  'Europe/Zurich',
  'Africa/Johannesburg',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Ho_Chi_Minh',
  'Asia/Jakarta',
  'Asia/Hong_Kong',
  'Asia/Kuala_Lumpur',
  'Asia/Makassar',
  'Asia/Manila',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Jayapura',
  'Asia/Seoul',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
]

/** Cities whose names differ in Indonesian. */
const indonesian: Record<string, string> = { 'Asia/Singapore': 'Singapura' }

/** The city that a zone is named after: `New York`. */
export const zoneName = (zone: string, lang: string): string =>
  (lang === 'id' && indonesian[zone]) || (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
