import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPart, type TestStoreOptions } from 'shared-state/testing/render-part'
import strings from '../strings/en.json'
import { faultsOf } from '../testing/show.tsx'
import { TermHelp } from './term-help.tsx'

const spread = 'The gap between two prices.'
const show = (answers: TestStoreOptions['answers'] = { 'static.tooltips': { spread, leverage: 'A multiple.' } }) =>
  renderPart(
    <>
      <p>
        Spread
        <TermHelp term="spread" label="Spread" />
      </p>
      <p>
        Leverage
        <TermHelp term="leverage" label="Leverage" />
      </p>
      <a href="#next">next</a>
    </>,
    { strings, answers },
  )
const button = (name = 'Spread') => screen.getByRole('button', { name: `What does “${name}” mean?` })

test('a term’s explanation opens with the keyboard, is announced, and closes with Escape', async () => {
  const { container } = show()
  await userEvent.tab()
  expect(document.activeElement).toBe(button())
  await userEvent.keyboard('{Enter}')
  const explanation = await screen.findByText(spread)
  expect(explanation.closest('[aria-live=polite]')).not.toBeNull()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(await faultsOf(container)).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(spread)).toBeNull()
  expect(document.activeElement).toBe(button())
})

test.each<[string, () => Promise<void> | void]>([
  ['a second press', () => userEvent.click(button())],
  ['a tap elsewhere', () => void fireEvent.pointerDown(document.body)],
  ['Tab', () => userEvent.tab()],
  ['scrolling', () => void fireEvent.scroll(document)],
])('%s closes a term’s explanation', async (_, close) => {
  show()
  await userEvent.click(button())
  await screen.findByText(spread)
  await close()
  expect(screen.queryByText(spread)).toBeNull()
})

test('a page says that an explanation is loading, and asks for all explanations once, when the first is opened', async () => {
  let asked = 0
  show({
    get 'static.tooltips'() {
      asked += 1
      return { spread, leverage: 'A multiple.' }
    },
  })
  expect(asked).toBe(0)
  fireEvent.click(button())
  expect(screen.getByText('Loading the explanation')).toBeTruthy()
  await screen.findByText(spread)
  await userEvent.click(button('Leverage'))
  await screen.findByText('A multiple.')
  expect(asked).toBe(1)
})

test.each([
  ['the call fails', {}],
  ['the answer lacks the term', { 'static.tooltips': {} }],
])('an explanation that cannot be loaded says so if %s', async (_, answers) => {
  show(answers)
  await userEvent.click(button())
  expect(await screen.findByText(/^The explanation could not be loaded\./)).toBeTruthy()
})
