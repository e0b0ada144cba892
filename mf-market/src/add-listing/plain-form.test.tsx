import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { marketTypes } from 'calls/entities/market-listing'
import { StoreProvider, type LoadContext } from 'shared-state/runtime'
import { refusal } from 'shared-state/testing/open-address'
import { testStore } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../strings/en.json'
import { image } from '../testing/open-add.tsx'
import { now, viewer } from '../testing/open-market.tsx'
import { AddPage } from './add-page.tsx'
import { allNames, namesIn, type AddStep } from './form-fields.ts'
import { emptyState, stateValues, type AddState } from './add-state.ts'
import { submitAdd } from './submit-add.ts'

/** What `withStatus` wraps, too. */
const plain = (answer: FormAnswer): FormAnswer => (answer as unknown as { data?: FormAnswer }).data ?? answer

/** Sends a step of the form for a price feed without JavaScript. */
async function send(fields: [string, string | File][], calls: Record<string, () => unknown> = {}) {
  const form = new FormData()
  for (const [name, value] of [['intent', 'add'], ...fields] as [string, string][]) form.append(name, value)
  const store = testStore({ strings: { ...uiWords, ...en }, user: viewer, now })
  const call = async ({ name }: { name: string }) => {
    const answer = calls[name]?.()
    if (answer instanceof Error) throw answer
    return answer
  }
  const context = {
    params: { type: 'quotation' },
    url: new URL('http://localhost/en/market/quotation/add.html'),
    lang: 'en',
    api: { call },
    store,
    signal: new AbortController().signal,
  } as unknown as LoadContext
  const answer = plain(await submitAdd(form, context))
  return { answer, state: answer.values.state ? (JSON.parse(answer.values.state) as AddState) : null }
}

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const pictures = JSON.stringify([image, { ...image, imageId: 'i2' }])

test('files of a form without JavaScript are uploaded and shown again with the earlier pictures', async () => {
  const fields: [string, string | File][] = [
    ['step', '3'],
    ['hasPictures', '1'],
    ['pictures', pictures],
    ['imageIds', 'i1'],
    ['imageIds', 'i2'],
    ['file', file('desk.png')],
  ]
  const { state } = await send(fields, { 'market.upload': () => ({ image: { ...image, imageId: 'i3' } }) })
  expect(state).toMatchObject({ step: 3, images: [{ imageId: 'i1' }, { imageId: 'i2' }, { imageId: 'i3' }] })
})

test('a file that is refused is named, and the earlier pictures stay', async () => {
  const refused = refusal(415, 1005, [{ field: 'file', message: 'Not a picture.' }])
  const fields: [string, string | File][] = [
    ['step', '3'],
    ['hasPictures', '1'],
    ['pictures', pictures],
    ['imageIds', 'i1'],
    ['file', file('desk.exe')],
  ]
  const { answer, state } = await send(fields, { 'market.upload': () => refused })
  expect(answer.errors).toEqual({ file: 'Not a picture.' })
  expect(state!.images).toMatchObject([{ imageId: 'i1' }])
})

test('a picture that is marked as removed is not kept; unknown ones and broken lists are ignored', async () => {
  const marked = await send([
    ['step', '3'],
    ['hasPictures', '1'],
    ['pictures', pictures],
    ['imageIds', 'i1'],
    ['imageIds', 'i2'],
    ['imageIds', 'i9'],
    ['removed', 'i1'],
  ])
  expect(marked.state!.images).toMatchObject([{ imageId: 'i2' }])
  for (const broken of ['{', '[{"imageId":1}]', `["${'x'.repeat(30_000)}"]`])
    expect(
      (
        await send([
          ['step', '1'],
          ['pictures', broken],
          ['go', 'back'],
        ])
      ).state!.images,
    ).toEqual([])
})

test('a form with an unknown purpose is refused', async () => {
  const form = new FormData()
  form.append('intent', 'other')
  await expect(
    submitAdd(form, { params: { type: 'ea' } } as unknown as LoadContext).catch((error: Response) => error.status),
  ).resolves.toBe(400)
})

test('the last step names what is missing in the first step that lacks something', async () => {
  const { answer } = await send([
    ['step', '4'],
    ['title', 'A title of this listing'],
    ['go', 'next'],
  ])
  expect(Object.keys(answer.errors)).toEqual(expect.arrayContaining(['symbols', 'content', 'countryCode', 'contact']))
})

const steps: AddStep[] = [1, 2, 3, 4]
const cases = marketTypes.flatMap(type => steps.map(step => [type, step] as const))

test.each(cases)('step %2$i of the form for %1$s carries every field once, without JavaScript', (type, step) => {
  const values = Object.fromEntries(allNames(type).map(name => [name, '']))
  const state: AddState = { ...emptyState, step, values, images: [image] }
  const html = renderPage(type, { intent: 'add', done: false, message: '', errors: {}, values: stateValues(state) })
  const place = document.createElement('div')
  place.innerHTML = html
  const form = place.querySelector<HTMLFormElement>('form[method=post]')!
  // Enter in any field presses the first button.
  expect(form.querySelector('[type=submit]')!.getAttribute('value')).toBe('next')
  for (const name of allNames(type)) {
    const hidden = form.querySelectorAll(`input[type=hidden][name="${name}"]`)
    expect([name, hidden.length]).toEqual([
      name,
      namesIn(type, step).includes(name) && name !== 'brokerSearched' ? 0 : 1,
    ])
  }
})

/** The page of the form as the server renders it after a step was sent. */
function renderPage(type: (typeof marketTypes)[number], answer: FormAnswer): string {
  const store = testStore({ strings: { ...uiWords, ...en }, user: viewer, now })
  const data = {
    type,
    code: '',
    reason: null,
    start: emptyState,
    isOpen: true,
    countries: [{ value: '360', label: 'Indonesia', twoCharCode: 'ID' }],
    regulators: [],
    isLoggedIn: true,
    formKey: 'k1',
  }
  const router = createMemoryRouter([{ path: '*', element: <AddPage />, loader: () => data, action: () => answer }], {
    initialEntries: ['/en/market/x/add.html'],
    hydrationData: { loaderData: { '0': data }, actionData: { '0': answer } },
  })
  return renderToString(
    <StoreProvider store={store}>
      <RouterProvider router={router} />
    </StoreProvider>,
  )
}
