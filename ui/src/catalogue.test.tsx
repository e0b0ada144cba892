import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Catalogue } from './catalogue.tsx'
import { faultsOf, onPage, show } from './testing/show.tsx'

// This one page has two pagers and two search fields, which no real page has.
const sampleFaults = /^landmark-unique/

/** Composed of other components, or not visible. */
const notShown = new Set(['area', 'catalogue', 'field', 'breadcrumbs', 'visually-hidden'])

test('every ui component has samples in the catalogue', () => {
  const files = readdirSync(import.meta.dirname)
    .filter(name => /^[a-z-]+\.tsx$/.test(name))
    .map(name => name.slice(0, -'.tsx'.length))
  const samples = readdirSync(join(import.meta.dirname, 'catalogue'))
    .filter(name => name.endsWith('.tsx'))
    .map(name => readFileSync(join(import.meta.dirname, 'catalogue', name), 'utf8'))
    .join('\n')
  const used = samples + readFileSync(join(import.meta.dirname, 'catalogue.tsx'), 'utf8')
  expect(files).not.toHaveLength(0)
  expect(files.filter(name => !notShown.has(name) && !used.includes(`/${name}.tsx'`))).toEqual([])
})

test('every component in every state passes axe', async () => {
  const { container } = show(
    <main>
      <Catalogue />
    </main>,
  )
  expect((await faultsOf(container)).filter(fault => !sampleFaults.test(fault))).toEqual([])
})

test('the server renders every component without style attributes, which a strict CSP would block', () => {
  const html = renderToString(onPage(<Catalogue />))
  expect(html).toContain('Quillhaven FX')
  expect(html).not.toMatch(/\sstyle=/)
})

test('the catalogue hydrates without errors', async () => {
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
