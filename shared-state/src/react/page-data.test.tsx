import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Form, redirect, RouterProvider } from 'react-router-dom'
import { useFormAnswer, useSentForm } from './page-data.tsx'

interface Gate {
  wait: Promise<void>
  open: () => Promise<void>
}
function gate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { wait: promise, open: () => act(async () => resolve()) }
}

function Sent({ of }: { of: string }) {
  const sent = useSentForm()
  return (
    <p>
      {of}: {sent ? `${String(sent.data.get('word'))}${sent.isAnswered ? ', answered' : ''}` : 'nothing'}
    </p>
  )
}

function Page() {
  const answer = useFormAnswer() as string | undefined
  return (
    <Form method="post">
      <input name="word" defaultValue="hello" />
      <button>Send</button>
      <Sent of="form" />
      {answer && <Sent key={answer} of={answer} />}
    </Form>
  )
}

/** A page whose form and data are answered when the test opens each gate. */
async function openForm(answers: (string | Response)[]) {
  const [answering, loading] = [answers.map(gate), [gate(), ...answers.map(gate)]]
  await loading[0]!.open()
  let [sent, loaded] = [0, 0]
  const loader = async () => (await loading[(loaded += 1) - 1]!.wait, null)
  const action = async () => {
    const at = (sent += 1) - 1
    await answering[at]!.wait
    return answers[at]
  }
  await act(
    async () =>
      void render(
        <RouterProvider
          router={createMemoryRouter([{ path: '/', loader, action, element: <Page />, HydrateFallback: () => null }])}
        />,
      ),
  )
  return { answering, loading: loading.slice(1), send: () => act(async () => screen.getByRole('button').click()) }
}
const shown = () => screen.getAllByText(/: /).map(({ textContent }) => textContent)

test('a sent form is pending until its answer, and then answered while the page reloads its data', async () => {
  const { answering, loading, send } = await openForm(['first', 'second'])
  expect(shown()).toEqual(['form: nothing'])
  await send()
  expect(shown()).toEqual(['form: hello'])
  await answering[0]!.open()
  expect(shown()).toEqual(['form: hello, answered', 'first: hello, answered'])
  // Sent again before the page has loaded.
  await send()
  expect(shown()).toEqual(['form: hello', 'first: hello'])
  await answering[1]!.open()
  expect(shown()).toEqual(['form: hello, answered', 'second: hello, answered'])
  await loading[1]!.open()
  expect(shown()).toEqual(['form: nothing', 'second: nothing'])
})

test('a form whose answer redirects is pending until the new page is shown', async () => {
  const { answering, loading, send } = await openForm(['first', redirect('/?done=1')])
  await send()
  await answering[0]!.open()
  await loading[0]!.open()
  await send()
  await answering[1]!.open()
  expect(shown()).toEqual(['form: hello', 'first: hello'])
  await loading[1]!.open()
  expect(shown()).toEqual(['form: nothing'])
})
