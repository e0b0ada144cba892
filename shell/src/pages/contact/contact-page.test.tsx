import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { botWork } from '../../testing/bot-work.ts'
import { openSite, Refused, type Backend } from '../../testing/open-site.tsx'

const { subtle } = globalThis.crypto
const setSubtle = (value: SubtleCrypto | undefined) =>
  Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true })
// Without JavaScript a visitor cannot run the bot check's proof of work and reads a picture instead: as in a browser without crypto.subtle.
beforeEach(() => void setSubtle(undefined))
afterEach(() => {
  setSubtle(subtle)
  cleanup()
})

const ticketId = '0123456789abcdef'
const message = {
  'Your name': 'Ayu W.',
  Email: 'ayu@mail.example',
  'Your message': 'The address of a broker is out of date.',
}
const sent: Record<string, unknown>[] = []

const backend = (answers: unknown[] = [{ ticketId }]): Backend => {
  let pictures = 0
  sent.length = 0
  return {
    'usercenter.graphcode': () => ({
      graphId: `graph-${(pictures += 1)}`,
      image: 'data:image/png;base64,AAAA',
      expiresIn: 300,
    }),
    'contact.submit': input => (sent.push(input), answers[sent.length - 1]),
    'homefuc.contactinfo': () => ({
      emails: ['desk@site.example'],
      phones: null,
      address: null,
      socials: { facebook: null, telegram: null, youtube: null, tiktok: null, twitter: null },
    }),
  }
}
const refused = (field: string, code: number, message: string) =>
  new Refused(400, { ErrorCode: code, errors: [{ field, message }] })
const write = async (fields: Record<string, string> = message) => {
  for (const [label, text] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), text)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
/** The form responds after several calls, which can take more than a second on a busy machine. */
const codeField = () => screen.findByLabelText('Characters in the picture')

test('the contact form sends a message with the picture’s characters and shows its reference', async () => {
  const { router } = await openSite('/en/contact.html', { backend: backend() })
  await write()
  await send()
  const field = await codeField()
  await waitFor(() => expect(document.activeElement === field).toBe(true))
  expect([sent, screen.getByLabelText<HTMLTextAreaElement>('Your message').value]).toEqual([
    [],
    message['Your message'],
  ])
  await userEvent.type(await codeField(), 'ab3cd')
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Thank you, we have received your message' })
  expect(sent).toEqual([
    {
      name: 'Ayu W.',
      email: 'ayu@mail.example',
      content: message['Your message'],
      bot: { graphId: 'graph-1', graphCode: 'ab3cd' },
    },
  ])
  screen.getByText(ticketId)
  expect(router.state.location.search).toBe(`?sent=${ticketId}`)
})

test('the contact form solves the bot check in the browser', async () => {
  setSubtle(subtle)
  await openSite('/en/contact.html', { backend: { ...backend(), ...botWork } })
  await write()
  await send()
  await screen.findByText(ticketId)
  expect(sent).toMatchObject([{ bot: { botId: 'b1', proof: expect.any(String) } }])
})

test('the contact form shows a picture when the solved bot check is rejected', async () => {
  setSubtle(subtle)
  const answers = backend([refused('bot', 2008, 'The bot check failed.'), { ticketId }])
  await openSite('/en/contact.html', { backend: { ...answers, ...botWork } })
  await write()
  await send()
  await userEvent.type(await codeField(), 'ab3cd')
  await send()
  expect(await screen.findByText(ticketId)).toBeTruthy()
})

test('the contact form shows field errors before it asks for a picture, and keeps the input', async () => {
  await openSite('/en/contact.html', { backend: backend([refused('content', 1002, 'Enter at least 10 characters.')]) })
  await write({ ...message, 'Your message': 'short' })
  await send()
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your message')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect([document.activeElement === field, field.value]).toEqual([true, 'short'])
  expect(screen.queryByLabelText('Characters in the picture')).toBeNull()
})

test('wrong characters on the contact form show an error and a new picture', async () => {
  await openSite('/en/contact.html', {
    backend: backend([refused('bot.graphCode', 2008, 'These characters are wrong.')]),
  })
  await write()
  await send()
  await userEvent.type(await codeField(), 'wrong')
  await send()
  await screen.findByText('These characters are wrong.')
  expect(screen.getByLabelText('Characters in the picture')).toMatchObject({ value: '' })
  expect(document.querySelector('[name=graphId]')).toHaveProperty('value', 'graph-2')
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Ayu W.')
})

test('the contact form can show another picture', async () => {
  await openSite('/en/contact.html', { backend: backend() })
  await write()
  await send()
  await codeField()
  await userEvent.click(screen.getByRole('button', { name: 'Show another picture' }))
  await waitFor(() => expect(document.querySelector('[name=graphId]')).toHaveProperty('value', 'graph-2'))
  expect(sent).toEqual([])
})

test('the contact form shows a rate limit as an error of the form', async () => {
  await openSite('/en/contact.html', {
    backend: backend([new Refused(429, { ErrorCode: 4001, message: 'Too many requests.' })]),
  })
  await write()
  await send()
  await userEvent.type(await codeField(), 'ab3cd')
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests.')
})

test('the address of the contact form can prefill the subject or a broker to check', async () => {
  await openSite('/en/contact.html?broker=%20Quilhavn%0APrime', { backend: backend() })
  expect(screen.getByLabelText('Subject optional')).toHaveProperty('value', 'Check a broker: Quilhavn Prime')
  screen.getByText(/the company name in its contract/)
  cleanup()
  await openSite(`/en/contact.html?subject=${'x'.repeat(200)}`, { backend: backend() })
  expect(screen.getByLabelText('Subject optional')).toHaveProperty('value', 'x'.repeat(100))
})

test('the contact page lists the configured contacts and shows the thank-you only for a valid reference', async () => {
  await openSite('/en/contact.html?sent=%3Cscript%3E', { backend: backend() })
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'desk@site.example' }).getAttribute('href')).toBe(
    'mailto:desk@site.example',
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact us')
})
