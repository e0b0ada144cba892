import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'
import type { Api } from '../api/api.ts'
import type { CallDeclaration } from '../api/declare-call.ts'
import type { Area, LoadContext } from '../contract/area.ts'
import { StoreProvider } from '../react/store-context.tsx'
import { testStore, type TestStoreOptions } from './render-part.tsx'
import { sentForm } from './sent-form.ts'

/** The answer to each call by its name; an error that is returned refuses the call. */
export type Answers = Record<string, (input: Record<string, unknown>) => unknown>

export const refusal = (status: number, code: number, errors: { field: string; message: string }[] = []) =>
  new ApiError({ call: 'test', status, code, message: 'a message for developers', errors: errors as never })

interface OpenAddressOptions extends Omit<TestStoreOptions, 'answers'> {
  answers: Answers
  /** Opens this route alone: links to others lead to a page "Elsewhere", for which nothing has to be answered. */
  only?: string
  /** Called with each call before it is answered. */
  onCall?(call: CallDeclaration, input: Record<string, unknown>, options?: { idempotencyKey?: string }): void
}

/** Opens an address of the area like a visitor, with its loader and its forms. Calls without an answer are refused as not found. */
export async function openAddress(
  area: Area,
  address: string,
  { answers, only, onCall, ...options }: OpenAddressOptions,
) {
  const store = testStore(options)
  const call: Required<OpenAddressOptions>['onCall'] = async (declared, input, callOptions) => {
    onCall?.(declared, input, callOptions)
    const answer = answers[declared.name]
    if (!answer) throw refusal(404, 3001)
    const data = answer(input)
    if (data instanceof Error) throw data
    return data
  }
  const api = { call } as unknown as Api
  Object.assign(store, { api })
  const contextOf = ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): LoadContext => ({
    params,
    url: new URL(request.url),
    lang: 'en',
    api,
    store,
    signal: request.signal,
  })
  const routes = area.routes.filter(({ path }) => only === undefined || path === only)
  const pages = routes.map(route => ({
    path: `/:lang/${route.path}`,
    element: <route.page />,
    HydrateFallback: () => null,
    loader: async (args: LoaderFunctionArgs) =>
      (await Promise.all([route.load?.(contextOf(args)), route.page.load()]))[0] ?? null,
    action: async (args: ActionFunctionArgs) => route.submit!(await sentForm(args.request), contextOf(args)),
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
  return { store, router, at: () => router.state.location.pathname + router.state.location.search }
}
