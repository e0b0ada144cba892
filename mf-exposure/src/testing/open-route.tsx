import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { Api } from 'shared-state/api/api'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { StoreProvider, type LoadContext } from 'shared-state/runtime'
import { testStore } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'
import { refusal, type Answers } from './open-case.tsx'

const viewer = { userId: 'u1', nick: 'Dimas A.', avatar: null, roles: [] } as never

/** Opens an address of the area like a visitor, with its loader and its forms. `sent` collects the calls that write. */
export async function openRoute(address: string, answers: Answers, { isLoggedIn = false } = {}) {
  const sent: { call: string; input: Record<string, unknown> }[] = []
  const call = async ({ name, method }: CallDeclaration, input: Record<string, unknown>) => {
    if (method === 'POST') sent.push({ call: name, input })
    const answer = answers[name]
    if (!answer) throw refusal(404, 3001)
    const data = answer(input)
    if (data instanceof Error) throw data
    return data
  }
  const store = testStore({
    strings: { ...uiWords, ...en },
    user: isLoggedIn ? viewer : null,
    now: Date.parse('2026-11-19T20:00:00Z'),
  })
  const contextOf = ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): LoadContext => ({
    params,
    url: new URL(request.url),
    lang: 'en',
    api: { call } as unknown as Api,
    store,
    signal: request.signal,
  })
  const pages = area.routes.map(route => ({
    path: `/:lang/${route.path}`,
    element: <route.page />,
    HydrateFallback: () => null,
    loader: async (args: LoaderFunctionArgs) =>
      (await Promise.all([route.load?.(contextOf(args)), route.page.load()]))[0] ?? null,
    action: async (args: ActionFunctionArgs) => route.submit!(await args.request.formData(), contextOf(args)),
  }))
  const router = createMemoryRouter([...pages, { path: '*', element: <h1>Elsewhere</h1> }], {
    initialEntries: [address],
  })
  await act(async () => {
    render(
      <StoreProvider store={store}>
        <RouterProvider router={router} />
      </StoreProvider>,
    )
  })
  return { store, sent, at: () => router.state.location.pathname + router.state.location.search }
}
