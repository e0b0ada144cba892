import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { CryptoOffer } from './crypto-offer.tsx'

const all = { strings: { ...uiStrings, ...strings } }

test.each([
  [['STP', 'Crypto CFDs'], 'Crypto CFDs'],
  [['CFD kripto'], 'CFD kripto'],
])('the crypto panel names the crypto product among the tags %p', (tags, named) => {
  renderPart(<CryptoOffer tags={tags} />, all)
  expect(screen.getByText(`On record: ${named}.`)).toBeTruthy()
})

test('the crypto panel says so if no crypto offer is known', () => {
  renderPart(<CryptoOffer tags={['STP']} />, all)
  expect(screen.getByText('No crypto offer known')).toBeTruthy()
})
