import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../../strings/en.json'
import { exposure } from '../../testing/sample-exposure.ts'
import { BrokerExposures } from './broker-exposures.tsx'

const show = (items: ReturnType<typeof exposure>[], total = items.length) =>
  renderPart(<BrokerExposures props={{ traderCode: 'pw1' }} data={{ items, total, pageIndex: 1, pageSize: 3 }} />, {
    strings: { ...uiWords, ...en },
  })

test('the exposure panel of a broker without exposures says so', () => {
  show([])
  expect(screen.getByText('No exposures about this broker')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the exposure panel of a broker links to its latest exposures and to the full list', () => {
  show([exposure({ state: 'resolved' })], 9)
  expect(screen.getByText('Resolved')).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/en/exposure.html?traderCode=pw1',
    '/en/exposure/withdrawal-pending-2047719.html',
  ])
})
