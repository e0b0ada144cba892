import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { CryptoOffer } from './crypto-offer.tsx'

const all = { strings: { ...uiStrings, ...strings } }

test.each([
  [['STP', 'Crypto CFDs'], 'Crypto CFDs'],
  [['CFD kripto'], 'CFD kripto'],
])('of %p crypto is named', (tags, named) => {
  renderPart(<CryptoOffer tags={tags} />, all)
  screen.getByText(`On record: ${named}.`)
})

test('where nothing is known of crypto, that is said plainly', () => {
  renderPart(<CryptoOffer tags={['STP']} />, all)
  screen.getByText('No crypto offer known')
})
