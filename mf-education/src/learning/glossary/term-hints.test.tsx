import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPart } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import { Prose } from 'ui/prose'
import en from '../../strings/en.json'
import { TermHints } from './term-hints.tsx'

const terms = [{ code: 'lot', term: 'lot', aliases: ['lots'], definition: '100,000 units.' }]
const show = () =>
  renderPart(
    <TermHints terms={terms} lang="en">
      <Prose
        html={
          '<p>One <a href="/en/education/glossary.html#lot" data-term="lot">lots</a> and <a href="#x">more</a>.</p>'
        }
      />
    </TermHints>,
    { strings: { ...uiEn, ...en } },
  )
const term = () => screen.getByRole('link', { name: 'lots' })

test('a term’s definition shows on hover, stays under the pointer, and disappears after it', async () => {
  show()
  await userEvent.hover(term())
  expect(screen.getByRole('tooltip').textContent).toBe('lot: 100,000 units.Glossary')
  await userEvent.hover(screen.getByRole('tooltip'))
  await userEvent.unhover(screen.getByRole('tooltip'))
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

test('a term’s definition shows on keyboard focus, describes the term, and Escape closes it', async () => {
  show()
  await userEvent.tab()
  expect(term().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(term().hasAttribute('aria-describedby')).toBe(false)
})

test('the first tap on a term shows its definition, and the second one follows the link', () => {
  show()
  const followed: boolean[] = []
  const note = (event: Event) => {
    followed.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', note)
  // As in a browser: the link gets the focus before the click.
  const tap = () => {
    fireEvent.pointerDown(term())
    act(() => term().focus())
    fireEvent(
      term(),
      Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { pointerType: 'touch' }),
    )
  }
  tap()
  expect(screen.getByRole('tooltip')).toBeTruthy()
  tap()
  expect(followed).toEqual([true])
  document.removeEventListener('click', note)
})

test('a tap elsewhere closes a definition', async () => {
  show()
  await userEvent.tab()
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('other links of the text have no definition', async () => {
  show()
  await userEvent.hover(screen.getByRole('link', { name: 'more' }))
  expect(screen.queryByRole('tooltip')).toBeNull()
})
