import { screen } from '@testing-library/react'
import { Avatar } from './avatar.tsx'
import { BrokerLogo } from './broker-logo.tsx'
import { Flag } from './flag.tsx'
import { show } from './testing/show.tsx'

test('a flag is an image file that is loaded when it comes near', () => {
  show(<Flag code="ID" name="Indonesia" />)
  const flag = screen.getByRole('img', { name: 'Indonesia' })
  expect([flag.getAttribute('src'), flag.getAttribute('loading')]).toEqual(['/flags/id.webp', 'lazy'])
})

test.each(['', 'x', 'idn', '../', 'i/', 'id.webp?'])('an invalid country code (%p) shows no flag', code => {
  const { container } = show(<Flag code={code} />)
  expect(container.querySelector('img')).toBeNull()
})

test('a logo’s address contains the encoded trader code', () => {
  const { container } = show(<BrokerLogo code="../secret?x" size="l" />)
  const logo = container.querySelector('img')!
  expect(logo.getAttribute('src')).toBe('/logos/..%2Fsecret%3Fx.webp')
})

test('an avatar without a picture shows initials that screen readers skip', () => {
  const { container } = show(<Avatar name="  rina  ayu wulandari " />)
  expect(container.querySelector('[aria-hidden="true"]')?.getAttribute('data-initials')).toBe('RA')
  // As text they would have to be part of the accessible name of a button or link.
  expect(container.textContent).toBe('')
})
