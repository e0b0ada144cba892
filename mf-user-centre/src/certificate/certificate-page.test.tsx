import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from 'calls/entities/user'
import { openPage, rina, type Backend } from '../testing/open-page.tsx'

function certificateBackend(certificate: User['certificate'], overrides: Backend = {}): Backend {
  let user = { ...rina, certificate }
  let uploads = 0
  return {
    'usercenter.getuser': () => ({ user }),
    'home.countrylist': () => ({ groups: [{ letter: '', items: [{ countryCode: '360', name: 'Indonesia' }] }] }),
    'usercenter.upload': () => ({ image: { imageId: `i${(uploads += 1)}`, url: '', thumb: '', width: 1, height: 1 } }),
    'usercenter.certificate': () => ({ user: (user = { ...user, certificate: { state: 'pending', reason: null } }) }),
    ...overrides,
  }
}
const none = { state: 'none', reason: null } as const
const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

test('an identity document is sent with its pictures and is then pending', async () => {
  const asked: unknown[] = []
  const backend = certificateBackend(none)
  const send = backend['usercenter.certificate']!
  await openPage('/user/certificate.html', {
    ...backend,
    'usercenter.certificate': input => {
      asked.push(input)
      return send(input)
    },
  })
  await userEvent.type(screen.getByLabelText('Full name'), 'Rina Wati')
  await userEvent.type(screen.getByLabelText('Number'), '3174012345678901')
  await userEvent.upload(screen.getByLabelText('Pictures of the document'), [picture('front.png'), picture('back.png')])
  expect(await screen.findByAltText('Selected picture 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Waiting for review')).toBeTruthy()
  expect(asked).toEqual([
    { realName: 'Rina Wati', docType: 'id', docNo: '3174012345678901', countryCode: '360', imageIds: ['i1', 'i2'] },
  ])
  expect(screen.queryByLabelText('Full name')).toBeNull()
})

test('the identity check form marks each missing field and sends nothing', async () => {
  await openPage(
    '/user/certificate.html',
    certificateBackend(none, {
      'usercenter.upload': () => {
        throw new Error('sent')
      },
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  for (const words of ['Use 2 to 60 characters.', 'Use 4 to 40 characters.', 'Choose 1 to 3 pictures.'])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
})

test.each([
  ['approved', null, 'Your identity has been checked.', false],
  ['pending', null, /A moderator compares/, false],
  ['rejected', 'The picture is blurred.', 'The picture is blurred.', true],
] as const)(
  'an identity check that is %s shows its state; only a rejected one shows the form again',
  async (state, reason, words, hasForm) => {
    await openPage('/user/certificate.html', certificateBackend({ state, reason }))
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByLabelText('Full name') !== null).toBe(hasForm)
  },
)
