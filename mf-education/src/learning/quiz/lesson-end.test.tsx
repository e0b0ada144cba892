import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LessonResult } from 'calls/learning'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../../strings/en.json'
import { useProgress } from '../progress/use-progress.ts'
import { LessonEnd } from './lesson-end.tsx'

const quiz = [
  { question: 'What is 2 + 2?', options: ['Three', 'Four'], answer: 1, explanation: 'Two and two.' },
  { question: 'What is 3 + 3?', options: ['Six', 'Nine'], answer: 0, explanation: 'Three and three.' },
]
const key = 'learning.completed'
beforeEach(() => localStorage.clear())

function Shown({ questions, saved }: { questions: typeof quiz; saved: readonly LessonResult[] | null }) {
  return <LessonEnd article={{ code: '700', quiz: questions, lang: 'en' }} progress={useProgress(saved)} />
}
type Complete = (input: { lessons: LessonResult[] }) => Promise<{ items: LessonResult[] }>
function show(saved: readonly LessonResult[] | null = null, questions = quiz, complete?: Complete) {
  const store = testStore({ strings: { ...uiEn, ...en } })
  Object.assign(store, { api: { call: (_call: unknown, input: never) => complete!(input) } })
  return renderPart(<Shown questions={questions} saved={saved} />, { store })
}

const question = (text: string) =>
  within(screen.getByRole('group', { name: name => name.includes(text) }).closest('form')!)
async function answer(text: string, option: string) {
  await userEvent.click(question(text).getByRole('radio', { name: option }))
  await userEvent.click(question(text).getByRole('button', { name: 'Check the answer' }))
}
const kept = () => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown

test('an answer is explained once it is checked, and a wrong one names the right one', async () => {
  show()
  expect(screen.queryByText('Two and two.')).toBeNull()
  await answer('2 + 2', 'Three')
  expect(question('2 + 2').getByRole('status').textContent).toBe('Not right. The answer is: Four. Two and two.')
  await answer('2 + 2', 'Four')
  expect(question('2 + 2').getByRole('status').textContent).toBe('Right. Two and two.')
})

test('the first answers count, complete the lesson in this browser, and can be given again', async () => {
  show()
  await answer('2 + 2', 'Three')
  await answer('2 + 2', 'Four')
  expect(kept()).toEqual([])
  await answer('3 + 3', 'Six')
  expect(screen.getByText(/You answered 1 of 2 correctly/)).toBeTruthy()
  expect(kept()).toEqual([{ code: '700', rightAnswers: 1, questions: 2 }])
  await userEvent.click(screen.getByRole('button', { name: 'Take the quiz again' }))
  expect(screen.queryByText('Two and two.')).toBeNull()
  expect(screen.getByText(/Your best result: 1 of 2/)).toBeTruthy()
})

test('lessons completed before the login move to the account', async () => {
  localStorage.setItem(key, JSON.stringify([{ code: '700', rightAnswers: 2, questions: 2 }]))
  const complete = jest.fn<Complete>(async ({ lessons }) => ({ items: lessons }))
  show([], quiz, complete)
  await waitFor(() => expect(kept()).toEqual([]))
  expect(complete.mock.calls).toEqual([[{ lessons: [{ code: '700', rightAnswers: 2, questions: 2 }] }]])
  expect(screen.getByText(/Your best result: 2 of 2/)).toBeTruthy()
})

test('a completed lesson that cannot be sent stays in the browser', async () => {
  const complete = jest.fn<Complete>(() => Promise.reject(new Error('offline')))
  show([], [], complete)
  await userEvent.click(screen.getByRole('button', { name: 'Mark as completed' }))
  await waitFor(() => expect(complete).toHaveBeenCalledTimes(1))
  expect(kept()).toEqual([{ code: '700', rightAnswers: 0, questions: 0 }])
  expect(screen.getByText('You have completed this lesson.')).toBeTruthy()
})

test.each(['{', '[1,null,{"code":5}]', '{"a":1}', '"x"'])(
  'stored progress that is not progress is ignored: %s',
  text => {
    localStorage.setItem(key, text)
    show()
    expect(screen.queryByText(/Your best result/)).toBeNull()
  },
)

test('a lesson completed in another tab shows here', () => {
  show(null, [])
  localStorage.setItem(key, JSON.stringify([{ code: '700', rightAnswers: 0, questions: 0 }]))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect(screen.getByText('You have completed this lesson.')).toBeTruthy()
})
