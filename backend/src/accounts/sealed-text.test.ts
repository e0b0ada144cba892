import { expect, test } from '@jest/globals'
import { openText, sealText } from './sealed-text.ts'

const secret = new Uint8Array(32).fill(1)
const seal = (text: string) => sealText(secret, 'cookie', text)

test.each(['', 'a', 'Grüße, 世界'])('the sealed text %j opens with the same secret for the same purpose', text => {
  expect(openText(secret, 'cookie', seal(text))).toBe(text)
})

test('a text is sealed differently each time, and without its words', () => {
  expect(seal('visible')).not.toBe(seal('visible'))
  expect(Buffer.from(seal('visible'), 'base64url').toString('latin1')).not.toContain('visible')
  expect(seal('visible')).toMatch(/^[\w-]{8}\.[\w-]+$/)
})

test('a sealed text opens neither with another secret nor for another purpose', () => {
  expect(openText(new Uint8Array(32).fill(2), 'cookie', seal('a'))).toBeUndefined()
  expect(openText(secret, 'mail', seal('a'))).toBeUndefined()
})

test('a sealed text opens neither altered at any byte nor cut at any byte', () => {
  const [id, sealed = ''] = seal('ab').split('.')
  const bytes = Buffer.from(sealed, 'base64url')
  const open = (altered: Buffer) => openText(secret, 'cookie', `${id}.${altered.toString('base64url')}`)
  for (const at of bytes.keys()) {
    const altered = Buffer.from(bytes)
    altered[at]! ^= 1
    expect(open(altered)).toBeUndefined()
    expect(open(bytes.subarray(0, at))).toBeUndefined()
  }
})

test('a text sealed by an earlier version, without the id of its key, opens', () => {
  expect(openText(secret, 'cookie', seal('before').split('.')[1]!)).toBe('before')
})

test('the id of the key is the same for the same secret and purpose only', () => {
  const idOf = (sealed: string) => sealed.split('.')[0]
  expect(idOf(seal('a'))).toBe(idOf(seal('b')))
  const others = [sealText(new Uint8Array(32).fill(2), 'cookie', 'a'), sealText(secret, 'mail', 'a')]
  expect(others.map(idOf)).not.toContain(idOf(seal('a')))
})
