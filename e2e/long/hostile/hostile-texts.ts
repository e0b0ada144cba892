import type { Random } from 'sample-data/random'

/** Units that cause backtracking in regular expressions and trimming loops when repeated. */
const units = [
  '-',
  '+',
  ' ',
  '.',
  '0',
  '9',
  '@',
  '/',
  '_',
  ',',
  ':',
  ';',
  '=',
  '&',
  '%',
  '\\',
  '"',
  '<',
  '[',
  '(',
  '{',
  '*',
  '#',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  'a',
  'é',
  '💥',
  'a!',
  'a@',
  'a.',
  'a-',
  'a,',
  'a ',
  '0.',
  '0e',
  '0-',
  '-+',
  '](',
  '**',
  '<a ',
  '&#',
  '%20',
  '../',
  '//',
  'http://',
  '1,',
  '::',
  '0:',
]
/** Endings that make a match fail at the very end. */
const ends = ['', '!', '_', 'x', '@', ' ', '\0', '\n', '.', '<']

/** Exponential faults show with a few dozen characters, quadratic ones with tens of thousands. */
const sizes = [30, 45, 64, 256, 1_000, 4_000, 10_000, 40_000, 99_000, 250_000]

/** One unit repeated many times, with an ending that spoils a match; at most `most` characters. */
export function backtrackingText(random: Random, most: number): string {
  const unit = random.pick(units)
  const size = random.pick(sizes.filter(one => one <= most))
  return unit.repeat(Math.ceil(size / unit.length)).slice(0, size) + random.pick(ends)
}

/** Like backtrackingText(), or with a prefix that a field's format expects. */
export function giantText(random: Random, most: number): string {
  const beginnings = ['', '', '', 'a@b.', 'https://', '+62', '2026-', '1.', '{"a":', '<p>', 'en,', '# ']
  return random.pick(beginnings) + backtrackingText(random, most)
}

/** Paths that leave their folder when joined to it. */
export const traversals = [
  '../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/secrets',
  '..\\..\\secrets',
  '%5c..%5c..',
  '....//....//',
  '.%00./',
  '%c0%ae%c0%ae/',
  '%252e%252e%252f',
  '/etc/passwd',
  'C:\\Windows\\win.ini',
  '~root/.ssh/id_rsa',
  '.git/config',
  '.env',
  'secrets/session',
  'control.sock',
  'release.json',
]

/** Percent-encoded bytes that are not valid UTF-8. */
export const brokenEscapes = [
  '%',
  '%%',
  '%zz',
  '%c3',
  '%ff%fe',
  '%ed%a0%80',
  '%f0%9f',
  '%00',
  '%0d%0aX-Injected:%201',
  '%u0041',
  '%E0%80%80',
]
