/** @jest-environment ../scripts/jest/node-environment.mjs */
import { submitSetting } from 'calls/account-forms/setting/submit-setting'
import type { LoadContext } from 'shared-state/runtime'
import { Refused, storeWith } from '../testing/open-page.tsx'

function send(fields: Record<string, string | File>, backend: Parameters<typeof storeWith>[0] = {}) {
  const store = storeWith(backend)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const context: LoadContext = {
    params: {},
    url: new URL('http://localhost/en/user/setting.html'),
    lang: 'en',
    api: store.api,
    store,
    signal: new AbortController().signal,
  }
  return async () => submitSetting(form, context)
}

test.each(['', 'logout', 'constructor'])('a settings form with the intent %p is rejected with 400', async intent => {
  await expect(send({ intent })()).rejects.toMatchObject({ status: 400 })
})

test('a settings form sent with an expired session is rejected with 401 for the login redirect', async () => {
  const over = send({ intent: 'nick', nick: 'Rina' }, { 'usercenter.modifynick': () => new Refused(401, {}) })
  await expect(over()).rejects.toMatchObject({ status: 401 })
})

test('a file in a text field of the settings counts as empty', async () => {
  const answer = await send({ intent: 'nick', nick: new File(['x'], 'x.txt') })()
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: { done: false, errors: { nick: 'Use 2 to 20 visible characters.' }, values: { nick: '' } },
  })
})

test('a rejected password change does not return the passwords to the page', async () => {
  const fields = {
    intent: 'password',
    oldPassword: 'old secret',
    newPassword: 'new secret',
    repeatPassword: 'new secret',
  }
  const refused = await send(fields, { 'usercenter.modifypassword': () => new Refused(400, { message: 'no' }) })()
  expect(JSON.stringify(refused)).not.toContain('secret')
})

test('a refused choice of emails returns what was chosen, for a page without JavaScript', async () => {
  const refusal = new Refused(503, { message: 'no' })
  const answer = await send({ intent: 'mail', kind: 'reply' }, { 'usercenter.modifymailsettings': () => refusal })()
  expect(answer).toMatchObject({ data: { done: false, message: 'no', values: { kinds: 'reply' } } })
})
