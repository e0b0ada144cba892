import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Catalogue } from './catalogue.tsx'
import { faultsOf, onPage, show } from './testing/show.tsx'

// Two pagers and two search fields stand on this one page, which no real page does.
const sampleFaults = /^landmark-unique/

test('every part in every state passes axe', async () => {
  const { container } = show(<main><Catalogue /></main>)
  expect((await faultsOf(container)).filter(fault => !sampleFaults.test(fault))).toEqual([])
}, 30_000)

test('the server renders every part, without a style attribute that a strict content policy would drop', () => {
  const html = renderToString(onPage(<Catalogue />))
  expect(html).toContain('Quillhaven FX')
  expect(html).not.toMatch(/\sstyle=/)
})

test('the browser takes over the server\'s HTML without a word of complaint', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(onPage(<Catalogue />, 'id'))
  document.body.append(place)
  const complaints: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, onPage(<Catalogue />, 'id'), { onRecoverableError: error => complaints.push(error) }),
  )
  expect(complaints).toEqual([])
  act(() => root.unmount())
  place.remove()
})
