import { screen } from '@testing-library/react'
import { Avatar } from './avatar.tsx'
import { BrokerLogo } from './broker-logo.tsx'
import { Flag } from './flag.tsx'
import { show } from './testing/show.tsx'

test('a flag is one file, with its room reserved', () => {
  show(<Flag code="ID" name="Indonesia" />)
  const flag = screen.getByRole('img', { name: 'Indonesia' })
  expect([flag.getAttribute('src'), flag.getAttribute('width'), flag.getAttribute('height')]).toEqual([
    '/flags/id.svg',
    '21',
    '14',
  ])
})

test.each(['', 'x', 'idn', '../', 'i/', 'id.svg?'])('what is no country code (%p) shows nothing', code => {
  const { container } = show(<Flag code={code} />)
  expect(container.querySelector('img')).toBeNull()
})

test('a logo is found by the trader code, whatever is in it', () => {
  const { container } = show(<BrokerLogo code="../secret?x" size="l" />)
  const logo = container.querySelector('img')!
  expect([logo.getAttribute('src'), logo.width, logo.height]).toEqual(['/logos/..%2Fsecret%3Fx.svg', 64, 64])
})

test('without a picture an avatar shows initials, which are not read out beside the name', () => {
  const { container } = show(<Avatar name="  rina  ayu wulandari " />)
  expect(container.querySelector('[aria-hidden="true"]')?.getAttribute('data-initials')).toBe('RA')
  // As text they would have to be part of the accessible name of a button or link.
  expect(container.textContent).toBe('')
})
