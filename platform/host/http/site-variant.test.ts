import { expect, test } from '@jest/globals'
import { readSiteVariants, siteVariantOf } from './site-variant.ts'

const variants = readSiteVariants('Site.example=2 deep.site.example=3 site.id=4')!

test.each([
  ['site.example', 2],
  ['www.site.example', 2],
  ['.SITE.example', 2],
  ['www.deep.site.example', 3],
  ['site.id', 4],
  ['mysite.example', 1],
  ['localhost', 1],
  ['', 1],
])('the cookie domain %j belongs to site variant %i', (domain, variant) => {
  expect(siteVariantOf(domain, variants)).toBe(variant)
})

test('without a variant table every domain belongs to variant 1', () => {
  expect(siteVariantOf('site.example', readSiteVariants('')!)).toBe(1)
})

test.each(['site.example', 'site.example=5', 'site.example=0', 'a=1 a=2', 'https://site.example=1', '=1'])(
  '%j is not a valid variant table',
  text => {
    expect(readSiteVariants(text)).toBeUndefined()
  },
)
