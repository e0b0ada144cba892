import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, Refused, rina, type Backend } from '../testing/open-page.tsx'

const { subtle } = globalThis.crypto
/** Without crypto.subtle a browser cannot solve the bot check's proof of work; nor can the server, for a visitor without JavaScript. */
const setSubtle = (value: SubtleCrypto | undefined) =>
  Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true })
beforeEach(() => setSubtle(undefined))
afterEach(() => setSubtle(subtle))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const accountBackend = (backend: Backend): Backend => ({ 'usercenter.getuser': () => ({ user: rina }), ...backend })

describe('changing the email', () => {
  const sent = { 'usercenter.sendemail': () => ({ sendId: 'send-1234', expiresIn: 300, resendAfter: 60 }) }
  const validated = {
    'usercenter.validateemailcode': () => ({ codeToken: 'token-of-a-proved-address', expiresIn: 600 }),
  }
  const askForCode = async (backend: Backend) => {
    const page = await openPage('/user/setting.html', accountBackend({ ...sent, ...validated, ...backend }))
    await userEvent.click(screen.getByRole('link', { name: 'Change Email' }))
    const opened = await screen.findByLabelText('New email')
    expect(document.activeElement === opened).toBe(true)
    await userEvent.keyboard('new@mail.example')
    await press('Send the code')
    return page
  }
  const confirm = async () => {
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    await userEvent.type(screen.getAllByLabelText('Current password')[0]!, 'old secret')
    await press('Confirm')
  }

  test('a new email address requires a code and the password, and the change is confirmed', async () => {
    const asked: unknown[] = []
    const backend = {
      'usercenter.modifyemail': (input: unknown) => {
        asked.push(input)
        return { user: { ...rina, email: 'n•••w@mail.example' } }
      },
    }
    const { store } = await askForCode(backend)
    expect(
      await screen.findByText(/If new@mail\.example can be used, a code is on its way\. It is valid for 5 minutes\./),
    ).toBeTruthy()
    await confirm()
    expect(await screen.findByText('Your email has been changed.')).toBeTruthy()
    expect(asked).toEqual([{ codeToken: 'token-of-a-proved-address', password: 'old secret' }])
    expect(store.session.user?.email).toBe('n•••w@mail.example')
  })

  test('changing the email does not ask for the code again after a wrong password', async () => {
    let codesUsed = 0
    const refusal = new Refused(400, {
      ErrorCode: 2005,
      errors: [{ field: 'password', message: 'The password is wrong.' }],
    })
    await askForCode({
      'usercenter.validateemailcode': () =>
        (codesUsed += 1) === 1
          ? validated['usercenter.validateemailcode']()
          : new Refused(400, { ErrorCode: 2007, message: 'The code is used.' }),
      'usercenter.modifyemail': ({ password }) => (password === 'old secret' ? refusal : { user: rina }),
    })
    await confirm()
    expect(await screen.findByText('The password is wrong.')).toBeTruthy()
    expect(screen.queryByLabelText('Code')).toBeNull()
    await userEvent.type(screen.getAllByLabelText('Current password')[0]!, '!')
    await press('Confirm')
    expect(await screen.findByText('Your email has been changed.')).toBeTruthy()
  })

  test('a wrong email code is rejected at its field, and the sent code stays valid while no new one can be sent', async () => {
    let asked = 0
    await askForCode({
      'usercenter.sendemail': () =>
        (asked += 1) === 1
          ? sent['usercenter.sendemail']()
          : new Refused(429, { ErrorCode: 4002, message: 'Please wait.' }),
      'usercenter.validateemailcode': ({ code }) =>
        code === '123456'
          ? validated['usercenter.validateemailcode']()
          : new Refused(400, { ErrorCode: 2006, message: 'The code is wrong.' }),
      'usercenter.modifyemail': () => ({ user: rina }),
    })
    const code = await screen.findByLabelText('Code')
    await userEvent.type(code, '999 999{Enter}')
    await screen.findByText('The code is wrong.')
    expect(document.activeElement).toBe(code)
    await press('Send another code')
    await screen.findByText('Please wait.')
    await userEvent.clear(code)
    await confirm()
    expect(await screen.findByText('Your email has been changed.')).toBeTruthy()
  })

  test('an email code can be confirmed while the page still reloads, and repeated clicks are ignored', async () => {
    const [loaded, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let [loads, codes, changes] = [0, 0, 0]
    const codesTyped: unknown[] = []
    await askForCode({
      'usercenter.getuser': async () => ((loads += 1) > 2 && (await loaded.promise), { user: rina }),
      'usercenter.sendemail': () => ((codes += 1), sent['usercenter.sendemail']()),
      'usercenter.validateemailcode': ({ code }) => (
        codesTyped.push(code),
        validated['usercenter.validateemailcode']()
      ),
      'usercenter.modifyemail': async () => ((changes += 1), await answered.promise, { user: rina }),
    })
    expect(loads).toBe(3)
    await userEvent.type(await screen.findByLabelText('Code'), '１２３-456')
    await userEvent.type(screen.getAllByLabelText('Current password')[0]!, 'old secret')
    await press('Confirm')
    await press('Confirm (Working)')
    await press('Send another code')
    await act(async () => (answered.resolve(), loaded.resolve()))
    expect(await screen.findByText('Your email has been changed.')).toBeTruthy()
    expect([codesTyped, codes, changes]).toEqual([['123456'], 1, 1])
  })

  test('an email address of another account leads back to the address field and keeps the input', async () => {
    const refusal = new Refused(409, { ErrorCode: 3106, message: 'This belongs to another account.' })
    await askForCode({ 'usercenter.modifyemail': () => refusal })
    await confirm()
    expect(await screen.findByText('This belongs to another account.')).toBeTruthy()
    expect(field('New email').value).toBe('new@mail.example')
  })

  test('changing the email shows a picture when the browser cannot solve the bot check', async () => {
    const answers: unknown[] = []
    const backend = {
      'usercenter.sendemail': ({ bot }: Record<string, unknown>) => {
        answers.push(bot)
        return bot
          ? sent['usercenter.sendemail']()
          : new Refused(400, { ErrorCode: 2008, errors: [{ field: 'bot', message: 'Show that you are a person.' }] })
      },
      'usercenter.graphcode': () => ({ graphId: 'g1', image: 'data:image/png;base64,AAAA', expiresIn: 300 }),
    }
    await askForCode(backend)
    await userEvent.type(await screen.findByLabelText('Characters in the picture'), 'ab3cd')
    await press('Send the code')
    expect(await screen.findByLabelText('Code')).toBeTruthy()
    expect(answers.at(-1)).toEqual({ graphId: 'g1', graphCode: 'ab3cd' })
  })
})

test('adding a first phone number requires no password', async () => {
  await openPage(
    '/user/setting.html',
    accountBackend({
      'usercenter.sendsmscode': ({ areaCode, phone, scene }) =>
        areaCode === '+62' && phone === '81234567890' && scene === 'bind'
          ? { sendId: 'send-1234', expiresIn: 300, resendAfter: 60 }
          : new Refused(400, {}),
      'usercenter.validatesmscode': () => ({ codeToken: 'token-of-a-proved-number', expiresIn: 600 }),
      'usercenter.phonebind': () => ({ user: { ...rina, areaCode: '+62', phone: '••••••••890' } }),
    }),
  )
  await userEvent.click(screen.getByRole('link', { name: 'Add Phone' }))
  await userEvent.type(await screen.findByLabelText('Phone'), '812-3456 7890')
  await press('Send the code')
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await press('Confirm')
  expect(await screen.findByText('Your phone number has been changed.')).toBeTruthy()
})
