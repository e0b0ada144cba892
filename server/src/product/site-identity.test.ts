import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { siteIdentity } from './site-identity.ts'

test('the colours of the installed app match those of the header and the page', () => {
  const tokens = readFileSync(resolve(import.meta.dirname, '../../../ui/src/styles/tokens.css'), 'utf8')
  const { light, dark, page } = siteIdentity.colours
  expect(tokens).toContain(`--surface: light-dark(${light}, ${dark})`)
  expect(tokens).toContain(`--page-bg: light-dark(${page}, `)
})
