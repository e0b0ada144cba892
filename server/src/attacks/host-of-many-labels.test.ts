import { expect, test } from '@jest/globals'
import { siteVariantOf } from 'platform/host/http/site-variant'

const variants = new Map([['site.example', 2 as const]])

test('a host name longer than DNS allows is not searched for its parent domains', () => {
  expect(siteVariantOf(`${'a.'.repeat(120)}site.example`, variants)).toBe(2)
  expect(siteVariantOf(`${'a.'.repeat(7_000)}site.example`, variants)).toBe(1)
})
