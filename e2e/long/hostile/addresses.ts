import type { Random } from 'sample-data/random'

const group = (random: Random) => random.between(0, 0xffff).toString(16)
const groups = (random: Random, count: number) => Array.from({ length: count }, () => group(random)).join(':')

/**
 * The address of a request's client as the proxy in front would report it: any address, or one of a single network with more addresses than
 * a table can hold.
 */
export function callerAddress(random: Random): string {
  return random.pick([
    () => [random.between(1, 223), random.between(0, 255), random.between(0, 255), random.between(1, 254)].join('.'),
    () => `203.0.113.${random.between(1, 254)}`,
    () => `2001:db8:1:1:${groups(random, 4)}`,
    () => `2001:db8:2:${groups(random, 5)}`,
    () => `2${random.between(0x100, 0xfff).toString(16)}:${groups(random, 7)}`,
    () => `::ffff:198.51.100.${random.between(1, 254)}`,
  ])()
}

/** Values of X-Forwarded-For that no proxy writes, but a client may. */
export function strangeForwardedFor(random: Random): string {
  return random.pick([
    'unknown',
    '',
    'x'.repeat(4_000),
    '1.2.3.4, '.repeat(800),
    '::1, 127.0.0.1',
    '[2001:db8::1]:443',
    '127.0.0.1',
    '::',
    '1.2.3.4:65536',
    '__proto__',
    '999.1.1.1',
  ])
}
