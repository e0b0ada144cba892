import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { SearchCombobox } from './search-combobox.tsx'
import type { Suggestion } from './suggestion-panel.tsx'
import { faultsOf, show } from './testing/show.tsx'

/** Requests in the order made; the test answers each one by hand. */
interface Question {
  keyword: string
  signal: AbortSignal
  answer(names: string[]): Promise<void>
  fail(): Promise<void>
}
let questions: Question[] = []
const tip = (name: string): Suggestion => ({ key: name, to: `/en/${name}`, content: name })
const load = (keyword: string, signal: AbortSignal) =>
  new Promise<Suggestion[]>((resolve, reject) => {
    questions.push({
      keyword,
      signal,
      answer: names => act(async () => resolve(names.map(tip))),
      fail: () => act(async () => reject(new Error('no answer'))),
    })
  })
let chosen: [string, number][] = []
const field = (extra: object = {}) => (
  <SearchCombobox
    label="Broker"
    action="/en/search.html"
    load={load}
    onChoose={({ key }, position) => chosen.push([key, position])}
    {...extra}
  />
)

beforeEach(() => {
  jest.useFakeTimers()
  questions = []
  chosen = []
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const box = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) => fireEvent.input(box(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(box(), { key })
const rest = (ms = 200) => act(() => jest.advanceTimersByTime(ms))
const options = () => screen.queryAllByRole('option').map(option => option.textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
const isOpen = () => box().getAttribute('aria-expanded') === 'true'
const every = 'See all results for “bram”'

async function withTips(names = ['Bramwick', 'Bramford']) {
  const shown = show(field())
  type('bram')
  rest()
  await questions[0]!.answer(names)
  return shown
}

test('suggestions are requested once, from two characters on, after 200 ms without typing', async () => {
  show(field())
  type('b')
  rest(1000)
  expect([questions.length, isOpen()]).toEqual([0, false])
  type('br')
  rest(199)
  type('bra')
  rest(199)
  expect(questions).toEqual([])
  rest(1)
  expect(questions.map(({ keyword }) => keyword)).toEqual(['bra'])
  type(' bra ')
  rest(1000)
  expect(questions).toHaveLength(1)
})

test('suggestions and the link to all results are options of one accessible list', async () => {
  const { container } = await withTips()
  expect(options()).toEqual(['Bramwick', 'Bramford', every])
  expect(screen.getByRole('option', { name: every }).getAttribute('href')).toBe('/en/search.html?q=bram')
  expect(screen.getByText('Suggestions: 2').getAttribute('role')).toBe('status')
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  jest.useRealTimers()
  expect(await faultsOf(container)).toEqual([])
})

test('typing on cancels the previous suggestion request, and its late response is ignored', async () => {
  show(field())
  type('bram')
  rest()
  type('quill')
  expect(questions[0]!.signal.aborted).toBe(true)
  rest()
  await questions[1]!.answer(['Quillhaven'])
  await questions[0]!.answer(['Bramwick'])
  expect(options()[0]).toBe('Quillhaven')
})

test('suggestions stay while a longer keyword loads and are cleared for a different keyword', async () => {
  await withTips()
  type('bramw')
  expect(options()[0]).toBe('Bramwick')
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
  type('quill')
  expect(options()).toHaveLength(1)
})

test('the arrow keys cycle through all suggestions and the field', async () => {
  await withTips()
  const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map(
    key => (press(key), active()),
  )
  expect(walked).toEqual(['Bramwick', 'Bramford', every, null, every, 'Bramford'])
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Bramford')
})

test('an option selected while suggestions load stays selected when they arrive', async () => {
  show(field())
  type('bram')
  rest()
  press('ArrowDown')
  expect(active()).toBe(every)
  await questions[0]!.answer(['Bramwick'])
  expect(active()).toBe(every)
})

test('Home and End select the first and last option, or move the caret if none is selected', async () => {
  await withTips()
  expect(press('Home')).toBe(true)
  expect(active()).toBeNull()
  press('ArrowDown')
  expect(press('End')).toBe(false)
  expect(active()).toBe(every)
  press('Home')
  expect(active()).toBe('Bramwick')
})

test('pressing Enter opens the selected suggestion and reports its position', async () => {
  await withTips()
  press('ArrowDown')
  press('ArrowDown')
  expect(press('Enter')).toBe(false)
  expect([chosen, isOpen()]).toEqual([[['Bramford', 2]], false])
})

test('a combobox with clearOnChoose is emptied after each choice', async () => {
  show(field({ clearOnChoose: true }))
  type('bram')
  rest()
  await questions[0]!.answer(['Bramwick'])
  fireEvent.click(screen.getByRole('option', { name: 'Bramwick' }))
  expect([box().value, isOpen(), chosen]).toEqual(['', false, [['Bramwick', 1]]])
})

test('changing the suggestion source preserves the keyword and requests it from the new source', async () => {
  const elsewhere: typeof load = (keyword, signal) => load(`other ${keyword}`, signal)
  function OfTwoSources() {
    const [moved, setMoved] = useState(false)
    return (
      <>
        {field({ load: moved ? elsewhere : load })}
        <button onClick={() => setMoved(true)}>Move</button>
      </>
    )
  }
  show(<OfTwoSources />)
  type('bram')
  rest()
  await questions[0]!.answer(['Bramwick'])
  fireEvent.click(screen.getByRole('button', { name: 'Move' }))
  expect([box().value, options()]).toEqual(['bram', [every]])
  rest()
  expect(questions.map(({ keyword }) => keyword)).toEqual(['bram', 'other bram'])
})

test('pressing Enter without a selection is left to the form', async () => {
  await withTips()
  expect(press('Enter')).toBe(true)
})

test('the first Escape closes the list and preserves the keyword, and the second one is not caught', async () => {
  await withTips()
  expect(press('Escape')).toBe(false)
  expect([isOpen(), box().value]).toEqual([false, 'bram'])
  expect(press('Escape')).toBe(true)
})

test('the suggestion list closes when the focus leaves and reopens with an arrow key', async () => {
  await withTips()
  fireEvent.blur(box(), { relatedTarget: document.body })
  expect(isOpen()).toBe(false)
  press('ArrowDown')
  expect([isOpen(), active()]).toEqual([true, 'Bramwick'])
})

test('missing and failed suggestions show a message, and the link to all results stays', async () => {
  await withTips([])
  screen.getByText('No matches yet.')
  type('quill')
  rest()
  await questions[1]!.fail()
  screen.getByText('Suggestions did not load. You can still search.')
  expect(options()).toEqual(['See all results for “quill”'])
})

test('the combobox reports being offline and loads suggestions when online again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(field())
  type('bram')
  rest()
  await questions[0]!.fail()
  screen.getByText('You are offline. Suggestions return when you are back online.')
  fireEvent(window, new Event('online'))
  rest()
  await questions[1]!.answer(['Bramwick'])
  expect(options()[0]).toBe('Bramwick')
})

test('the Clear button empties the combobox, keeps the focus in it and closes the list', async () => {
  await withTips()
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect([box().value, document.activeElement, isOpen()]).toEqual(['', box(), false])
})

test('keys pressed during input method composition do not move the selection', async () => {
  await withTips()
  fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true })
  expect(active()).toBeNull()
})

test('the combobox is a plain GET form with the initial keyword', () => {
  show(field({ defaultValue: 'quill', maxLength: 64 }))
  const form = screen.getByRole('search')
  expect([form.getAttribute('action'), form.getAttribute('method'), box().name, box().value]).toEqual([
    '/en/search.html',
    'get',
    'q',
    'quill',
  ])
})

test('extra parameters are sent with the search and the link to all results', async () => {
  const { container } = show(field({ keep: { codes: 'a,b' } }))
  type('quill')
  rest()
  await questions[0]!.answer([])
  expect(container.querySelector<HTMLInputElement>('input[type=hidden][name=codes]')!.value).toBe('a,b')
  expect(screen.getByRole('option').getAttribute('href')).toBe('/en/search.html?codes=a%2Cb&q=quill')
})
