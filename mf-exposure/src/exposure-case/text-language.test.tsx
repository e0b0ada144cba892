import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCase } from '../testing/open-case.tsx'
import { eventsOf, exposure } from '../testing/sample-exposure.ts'

const original = { title: 'Uang saya tertahan', content: 'Saya minta dana.', lang: 'id' }
const shown = (change: object = {}) => exposure({ title: 'My money is held', content: 'I asked.', ...change })
const languageLink = (name: string) => screen.queryByRole('link', { name })

test('a translated case names its language, and shows its original and the translation again', async () => {
  const both = ['id', 'en']
  const { router } = await openCase({
    exposure: shown(),
    answers: {
      'exposure.detail': input => ({ exposure: shown(input.original ? original : {}), langs: both, events: [] }),
    },
  })
  expect(screen.getByText('Translated from Indonesian')).toBeTruthy()
  await userEvent.click(languageLink('Show original')!)
  const heading = await screen.findByRole('heading', { level: 1, name: original.title })
  expect([heading.lang, screen.getByText(original.content).lang]).toEqual(['id', 'id'])
  expect([router.state.location.search, screen.queryByText('Written in Indonesian')]).toEqual([
    '?text=original',
    expect.anything(),
  ])
  await userEvent.click(languageLink('Show translation')!)
  expect((await screen.findByRole('heading', { level: 1, name: 'My money is held' })).lang).toBe('')
})

test('a case in the page’s language names no language, whatever other language it is stored in', async () => {
  await openCase({ exposure: shown(), langs: ['en', 'id'] })
  expect(screen.queryByText(/Written in|Translated from/)).toBeNull()
  expect([languageLink('Show original'), languageLink('Show translation')]).toEqual([null, null])
})

test('a case without a translation names its language and offers none, even at the address of the original', async () => {
  await openCase({ exposure: shown(original), langs: ['id'], query: '?text=original' })
  expect(screen.getByText('Written in Indonesian')).toBeTruthy()
  expect([languageLink('Show original'), languageLink('Show translation')]).toEqual([null, null])
})

test('a note names its language if it is neither the page’s nor the post’s', async () => {
  const events = eventsOf(
    ['append', 'published', 'published', 'author', '2026-11-06T08:15:00Z', 'In the language of the page.'],
    ['append', 'published', 'published', 'author', '2026-11-07T08:15:00Z', 'Bahasa pengaduannya.'],
    ['reply', 'published', 'published', 'staff', '2026-11-08T08:15:00Z', 'Bahasa lain.'],
  ).map((event, index) => ({ ...event, lang: ['ms', 'id', 'en'][index]! }))
  await openCase({ exposure: shown(original), langs: ['id'], events })
  expect(screen.getAllByText(/^Written in/).map(({ textContent }) => textContent)).toEqual([
    'Written in Indonesian',
    'Written in ms',
  ])
  expect(screen.getByText('Bahasa lain.').lang).toBe('ms')
})
