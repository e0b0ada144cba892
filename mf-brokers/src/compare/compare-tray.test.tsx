import { act, fireEvent, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { StoreProvider } from 'shared-state/runtime'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { entryOf } from '../testing/sample-brokers.ts'
import { CompareBox } from './compare-box.tsx'
import { CompareTray } from './compare-tray.tsx'

const brokers = [
  entryOf(),
  ...['Goldpryde', 'Duskfen', 'Bramwick', 'Orrindale'].map((showName, i) => entryOf({ code: `B${i}`, showName })),
]

function show(at = '/en/brokers') {
  const store = testStore({ strings: { ...uiStrings, ...strings } })
  renderPart(
    <>
      {brokers.map(broker => (
        <CompareBox key={broker.code} broker={broker} />
      ))}
      <CompareTray />
    </>,
    { store, at },
  )
  return store
}
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }))
const tray = () => screen.getByRole('region', { name: 'Compare' })

test('ticked brokers appear in the comparison tray, whose button links to their comparison', () => {
  show()
  tick('Quillhaven FX')
  tick('Duskfen')
  expect(within(tray()).getByText('Quillhaven FX')).toBeTruthy()
  expect(within(tray()).getByText('2 of 4')).toBeTruthy()
  expect(within(tray()).getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/en/compare.html?codes=Q1,B1',
  )
})

test('brokers leave the comparison tray by their checkbox, by their remove button or all at once', () => {
  const store = show()
  for (const name of ['Quillhaven FX', 'Goldpryde', 'Duskfen']) tick(name)
  tick('Goldpryde')
  fireEvent.click(within(tray()).getByRole('button', { name: 'Remove Duskfen' }))
  expect(store.compare.codes).toEqual(['Q1'])
  fireEvent.click(within(tray()).getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull()
})

test('a full comparison tray disables further checkboxes', () => {
  show()
  for (const { showName } of brokers.slice(0, 4)) tick(showName)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Orrindale' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Goldpryde' }).disabled).toBe(false)
})

test('the comparison checkboxes belong to a plain form that works without JavaScript', () => {
  show()
  const [box] = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect([box!.form?.getAttribute('action'), box!.form?.method, box!.name, box!.value]).toEqual([
    '/en/compare.html',
    'get',
    'codes',
    'Q1',
  ])
})

test('the comparison page shows no tray', () => {
  show('/en/compare.html?codes=Q1,B1')
  tick('Duskfen')
  expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull()
})

test('a checkbox ticked before hydration counts', async () => {
  const page = (store = testStore({ strings: { ...uiStrings, ...strings } })) => ({
    store,
    element: (
      <StoreProvider store={store}>
        <MemoryRouter>
          {brokers.map(broker => (
            <CompareBox key={broker.code} broker={broker} />
          ))}
        </MemoryRouter>
      </StoreProvider>
    ),
  })
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page().element)
  tick('Duskfen')
  const { store, element } = page()
  const root = await act(async () => hydrateRoot(place, element))
  expect(store.compare.brokers).toEqual([{ code: 'B1', name: 'Duskfen' }])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Duskfen' }).checked).toBe(true)
  await act(async () => root.unmount())
  place.remove()
})
