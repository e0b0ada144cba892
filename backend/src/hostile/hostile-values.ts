import fc from 'fast-check'
import { anySign } from './valid-values.ts'

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce(wrap, 1)
const longText = 'x'.repeat(100_000)

/** Texts that break code which trusts them. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\u202eabc',
    '\ud800',
    'a\udfff',
    '\ufeff',
    '💥'.repeat(300),
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1e999',
    '-1e999',
    '1.5',
    '9007199254740993',
    '99999999999999999999',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
    '../../../etc/passwd',
    '%00',
    '%',
    '\\',
    `' OR 1=1 --`,
    `'; DROP TABLE users; --`,
    '<script>alert(1)</script>',
    '{"a":1}',
    '[]',
    ',',
    ',,,',
    '2026-02-30',
    '0000-00-00',
    '275760-09-13',
    '-infinity',
    'infinity',
    'epoch',
  ),
  fc.string({ unit: anySign, maxLength: 60 }),
  fc.integer({ min: 65, max: 3000 }).map(length => 'x'.repeat(length)),
)

/** JSON values of every kind, invalid for most fields. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    -1,
    0,
    1.5,
    -0.1,
    1e308,
    -1e308,
    5e-324,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    2 ** 63,
    [],
    {},
    [[]],
    [null],
    [{}],
    [''],
    longText,
    [longText],
    Array(5000).fill('a'),
    Array(5000).fill(1),
    { length: 5 },
    { length: { toString: 0 } },
    { toString: 1 },
    { then: 1 },
    { ['__proto__']: 1 },
    { constructor: { prototype: 1 } },
    { $gt: '' },
    nested(50, inner => [inner]),
    nested(50, inner => ({ a: inner })),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Names that are not fields of any call. */
export const strangeNames = [
  'nothing',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'a.b',
  '0',
  ' ',
  '💥',
  'n'.repeat(1000),
]

/** Bodies that are not JSON objects. */
export const noObjects = [
  '{"a":',
  '{a:1}',
  `{'a':1}`,
  'nonsense',
  '[]',
  '[{}]',
  'null',
  '1',
  '"text"',
  'true',
  '\0',
  '\ufeff{}x',
  '{"a":1}{"b":2}',
  '{"a":NaN}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
]
/** JSON objects nested so deeply that recursive code fails. */
export const deepObjects = [
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
]
