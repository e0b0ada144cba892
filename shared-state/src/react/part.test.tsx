import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { PartBoundary } from './part-boundary.tsx'
import { part } from './part.tsx'
import { preloading } from './preloading.ts'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** A part whose code loads or fails when the test decides. */
function latePart() {
  const fetches: PromiseWithResolvers<typeof Greeting>[] = []
  const fetchCode = () => {
    const fetch = Promise.withResolvers<typeof Greeting>()
    fetches.push(fetch)
    return fetch.promise
  }
  const Late = part(fetchCode, {
    fallback: <p>On its way</p>,
    failed: (retry, { name }) => <button onClick={retry}>{`${name} did not load. Try again`}</button>,
  })
  return {
    Late,
    fetched: () => fetches.length,
    comes: () => act(async () => fetches.at(-1)!.resolve(Greeting)),
    fails: () => act(async () => fetches.at(-1)!.reject(new Error('chunk is missing'))),
  }
}

const reported: unknown[] = []
beforeEach(() => {
  reported.length = 0
  // jsdom does not have this function.
  globalThis.reportError = error => void reported.push(error)
})
afterEach(() => Reflect.deleteProperty(globalThis, 'reportError'))

test('a lazy component shows its fallback until its code has loaded', async () => {
  const { Late, comes } = latePart()
  render(<Late name="Rina" />)
  screen.getByText('On its way')
  await comes()
  screen.getByText('Hello Rina')
  expect(screen.queryByText('On its way')).toBeNull()
})

test('a lazy component whose code fails to load shows an error, reports it and can be retried', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { Late, fails, comes, fetched } = latePart()
  render(
    <>
      <h1>The rest of the page</h1>
      <Late name="Rina" />
    </>,
  )
  await fails()
  screen.getByRole('heading')
  expect(reported).toEqual([new Error('chunk is missing')])
  fireEvent.click(screen.getByRole('button', { name: 'Rina did not load. Try again' }))
  screen.getByText('On its way')
  expect(fetched()).toBe(2)
  await comes()
  screen.getByText('Hello Rina')
  silent.mockClear()
})

test('a lazy page component leaves a load failure to the surrounding error boundary', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {})
  const Page = part<object>(() => Promise.reject(new Error('chunk is missing')))
  const caught: unknown[] = []
  const failed = <p>The page’s own failure</p>
  render(
    <PartBoundary fallback={failed} onError={error => caught.push(error)}>
      <Page />
    </PartBoundary>,
  )
  await screen.findByText('The page’s own failure')
  expect(caught).toEqual([new Error('chunk is missing')])
  silent.mockClear()
})

test.each([
  ['pointer', fireEvent.pointerEnter],
  ['finger', fireEvent.touchStart],
  ['keyboard', fireEvent.focus],
] as const)('the code of a lazy component is preloaded as soon as the %s reaches its control', async (_by, reach) => {
  const { Late, comes, fetched } = latePart()
  const page = (open: boolean) => (
    <>
      <button {...preloading(Late)}>Open</button>
      {open && <Late name="Rina" />}
    </>
  )
  const { rerender } = render(page(false))
  expect(fetched()).toBe(0)
  reach(screen.getByRole('button'))
  expect(fetched()).toBe(1)
  await comes()
  rerender(page(true))
  screen.getByText('Hello Rina')
})

test('a failed preload is not an error, and opening the component fetches the code again', async () => {
  const { Late, fails, comes, fetched } = latePart()
  render(<button {...preloading(Late)}>Open</button>)
  fireEvent.focus(screen.getByRole('button'))
  await fails()
  expect(reported).toEqual([])
  render(<Late name="Rina" />)
  expect(fetched()).toBe(2)
  await comes()
  screen.getByText('Hello Rina')
})

test('code is not preloaded for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  try {
    const { Late, fetched } = latePart()
    render(<button {...preloading(Late)}>Open</button>)
    fireEvent.pointerEnter(screen.getByRole('button'))
    expect(fetched()).toBe(0)
  } finally {
    Reflect.deleteProperty(navigator, 'connection')
  }
})

test('a loaded lazy component is in the server’s HTML and hydrates without a fallback', async () => {
  const { Late, comes } = latePart()
  expect(renderToString(<Late name="Rina" />)).toBe('<p>On its way</p>')
  const loading = Late.load()
  await comes()
  await loading
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Late name="Rina" />)
  expect(place.textContent).toBe('Hello Rina')
  const differences: unknown[] = []
  const paragraph = place.querySelector('p')
  await act(async () => hydrateRoot(place, <Late name="Rina" />, { onRecoverableError: e => differences.push(e) }))
  expect([place.querySelector('p'), place.textContent, differences]).toEqual([paragraph, 'Hello Rina', []])
})
