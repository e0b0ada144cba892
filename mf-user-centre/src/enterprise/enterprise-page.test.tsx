import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usercenterMyintervene } from 'calls/account-lists'
import { dealerGettraderbycodes } from 'calls/brokers'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Enterprise } from 'calls/entities/enterprise'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { openPage, Refused, type Backend } from '../testing/open-page.tsx'

const [example] = (exampleOutput(dealerGettraderbycodes) as CallOutput<typeof dealerGettraderbycodes>).items
const quill = { ...example!, code: 'Q1', traderCode: 'Q1', slug: 'quillhaven', showName: 'Quillhaven FX' }
const firm: Enterprise = {
  enterpriseId: 'e1',
  kind: 'broker',
  broker: quill,
  name: 'Quillhaven Ltd',
  licenceNo: '',
  website: '',
  state: 'draft',
  reason: null,
  submittedAt: null,
  decidedAt: null,
}
const event = (
  action: string,
  from: Enterprise['state'] | null,
  to: Enterprise['state'],
  reason: string | null = null,
) => ({ at: '2026-11-18T09:00:00Z', action, from, to, reason })
const contact = { contactName: 'Rina Wati', contactEmail: 'rina@quill.example', images: [] }

function enterpriseBackend(first: Enterprise | null, overrides: Backend = {}): Backend {
  let enterprise = first
  return {
    'enterprise.detail': () => ({
      enterprise,
      role: enterprise && 'owner',
      contact: enterprise && contact,
      events: [],
    }),
    'enterprise.mine': () => ({
      items: enterprise
        ? [{ enterpriseId: 'e1', name: enterprise.name, kind: 'broker', state: enterprise.state, role: 'owner' }]
        : [],
    }),
    'ecoweb.list': () => ({
      items: [{ code: 'survey', name: 'A field survey', text: 'We visit your office.', forWhom: 'Brokers' }],
    }),
    'dealer.gettraderbycodes': () => ({ items: [quill] }),
    'enterprise.save': ({ name }) => ({ enterprise: (enterprise = { ...firm, name: name! }) }),
    'enterprise.submit': () => ({ enterprise: (enterprise = { ...enterprise!, state: 'submitted' }) }),
    ...overrides,
  }
}

async function fillContact() {
  await userEvent.type(screen.getByLabelText('Your full name'), 'Rina Wati')
  await userEvent.type(screen.getByLabelText('Work email'), 'rina@quill.example')
}

test('a claim link from a broker’s page names the broker, and the submitted claim is pending', async () => {
  const saved: unknown[] = []
  const backend = enterpriseBackend(null)
  const save = backend['enterprise.save']!
  await openPage('/user/enterprise.html?broker=Q1', {
    ...backend,
    'enterprise.save': input => {
      saved.push(input)
      return save(input)
    },
  })
  expect(screen.getByRole('heading', { name: 'Claim Quillhaven FX' })).toBeTruthy()
  await fillContact()
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText(/Your claim has been submitted\./)).toBeTruthy()
  expect(saved).toEqual([
    {
      kind: 'broker',
      traderCode: 'Q1',
      name: 'Quillhaven FX',
      contactName: 'Rina Wati',
      contactEmail: 'rina@quill.example',
    },
  ])
  expect(screen.getByText('Submitted')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})

test('a claim on an already claimed broker shows an error and stays a draft that can be updated', async () => {
  const saved: unknown[] = []
  const backend = enterpriseBackend(null, {
    'enterprise.submit': () => new Refused(409, { ErrorCode: 3102, message: 'This broker is already claimed.' }),
  })
  const save = backend['enterprise.save']!
  await openPage('/user/enterprise.html?broker=Q1', {
    ...backend,
    'enterprise.save': input => {
      saved.push(input)
      return save(input)
    },
  })
  await fillContact()
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('This broker is already claimed.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Rina Wati')
  expect(screen.getByText('Draft')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }))
  await screen.findByText('Draft saved.')
  expect(saved).toEqual([
    expect.not.objectContaining({ enterpriseId: 'e1' }),
    expect.objectContaining({ enterpriseId: 'e1' }),
  ])
})

test('the claim form shows errors at their fields and sends nothing', async () => {
  await openPage(
    '/user/enterprise.html',
    enterpriseBackend(null, {
      'enterprise.save': () => {
        throw new Error('sent')
      },
    }),
  )
  await userEvent.type(screen.getByLabelText(/^Website/), 'not an address')
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }))
  expect(await screen.findByText('Enter an address such as https://broker.example.')).toBeTruthy()
  expect(screen.getByText('Use 2 to 60 characters.')).toBeTruthy()
})

test.each([
  ['submitted', null, /Waiting for a moderator\./],
  ['approved', null, /You can invite staff/],
  ['rejected', 'The letter is not signed.', 'The letter is not signed.'],
  ['suspended', 'The licence has expired.', 'The licence has expired.'],
] as const)('a claim that is %s explains its state', async (state, reason, words) => {
  await openPage('/user/enterprise.html', enterpriseBackend({ ...firm, state, reason }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Start a new claim' }) !== null).toBe(state === 'rejected')
})

test('an approved enterprise requests a service and sees the reference', async () => {
  const asked: unknown[] = []
  await openPage(
    '/user/enterprise.html',
    enterpriseBackend(
      { ...firm, state: 'approved' },
      {
        'ecoweb.apply': input => {
          asked.push(input)
          return { ticketId: 't9k2' }
        },
      },
    ),
  )
  await userEvent.click(screen.getByRole('link', { name: 'Request A field survey' }))
  await userEvent.type(await screen.findByLabelText('What do you need?'), 'Please visit our office in Jakarta.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText(/t9k2/)).toBeTruthy()
  expect(asked).toEqual([
    {
      code: 'survey',
      company: 'Quillhaven Ltd',
      email: 'rina@quill.example',
      content: 'Please visit our office in Jakarta.',
    },
  ])
})

test('a staff invitation is accepted with one click', async () => {
  const taken: unknown[] = []
  const { router } = await openPage(
    '/user/enterprise.html?invite=token-of-the-mail-123',
    enterpriseBackend(null, {
      'staff.accept': input => {
        taken.push(input)
        return {}
      },
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }))
  expect(await screen.findByRole('heading', { name: 'You are not on the staff of any firm here' })).toBeTruthy()
  expect(taken).toEqual([{ token: 'token-of-the-mail-123' }])
  expect(router.state.location.pathname).toBe('/en/user/enterprise/staff.html')
})

test('the claim history lists every step with its reason, and the next step', async () => {
  const events = [
    event('submit', 'draft', 'submitted'),
    event('start', 'submitted', 'reviewing', 'A look at the register.'),
  ]
  await openPage('/user/enterprise/audit.html', {
    'enterprise.detail': () => ({ enterprise: { ...firm, state: 'reviewing' }, role: 'owner', contact, events }),
  })
  const steps = within(screen.getByRole('region', { name: 'Claim history' }))
    .getAllByRole('listitem')
    .map(step => step.textContent)
  expect(steps[0]).toContain('Approved or rejected')
  expect(steps[1]).toContain('A look at the register.')
  expect(steps[2]).toContain('Submitted')
})

describe('staff', () => {
  const member = (staffId: string, nick: string, role: string, userId = `u-${staffId}`) => ({
    staffId,
    userId,
    nick,
    email: `${staffId}@quill.example`,
    role,
    state: 'active',
    invitedAt: '2026-11-01T09:00:00Z',
    expiresAt: null,
  })
  const staffBackend = (role: string, overrides: Backend = {}): Backend => ({
    'enterprise.detail': () => ({ enterprise: { ...firm, state: 'approved' }, role, contact, events: [] }),
    'staff.list': () => ({
      items: [member('s1', 'Rina W.', 'owner', 'u1'), member('s2', 'Budi', 'replier')],
      total: 2,
      pageIndex: 1,
      pageSize: 20,
    }),
    ...overrides,
  })

  test('an owner invites staff, changes roles and removes staff', async () => {
    const sent: unknown[] = []
    const keep = (input: unknown) => {
      sent.push(input)
      return { staff: member('s3', '', 'replier') }
    }
    await openPage(
      '/user/enterprise/staff.html',
      staffBackend('owner', { 'staff.invite': keep, 'staff.setrole': keep, 'staff.disable': keep }),
    )
    await userEvent.type(screen.getByLabelText('Work email'), 'ayu@quill.example')
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText('Invitation sent.')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Role of Budi'), 'Manager')
    await userEvent.click(screen.getByRole('button', { name: 'Set role Budi' }))
    expect(await screen.findByText('Role changed.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Budi' }))
    expect(await screen.findByText(/Done: they can no longer answer/)).toBeTruthy()
    expect(sent).toEqual([
      { enterpriseId: 'e1', email: 'ayu@quill.example', role: 'replier' },
      { staffId: 's2', role: 'manager' },
      { staffId: 's2' },
    ])
  })

  test('a staff member who can only reply sees the other staff and can leave', async () => {
    await openPage('/user/enterprise/staff.html', staffBackend('replier'))
    expect(screen.getByRole('link', { name: 'Budi' })).toBeTruthy()
    expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Log out', 'Leave Rina W.'])
  })

  test('the last owner of an enterprise cannot leave and sees the reason', async () => {
    await openPage(
      '/user/enterprise/staff.html',
      staffBackend('owner', {
        'staff.disable': () => new Refused(409, { ErrorCode: 3105, message: 'The last owner must stay.' }),
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Leave Rina W.' }))
    expect(await screen.findByText('The last owner must stay.')).toBeTruthy()
  })
})

describe('replies', () => {
  const review = (commentId: string) => ({
    commentId,
    traderCode: 'Q1',
    traderName: 'Quillhaven FX',
    traderSlug: 'quillhaven',
    targetType: 'broker',
    targetCode: 'Q1',
    parentId: null,
    user: {
      userId: 'u9',
      nick: 'Dimas A.',
      avatar: null,
      countryCode: '',
      twoCharCode: '',
      countryName: '',
      identity: 'trader',
      vest: false,
      fans: 0,
    },
    rating: 2,
    kind: 'negative',
    content: 'Slow withdrawal.',
    lang: 'en',
    images: [],
    state: 'published',
    staff: false,
    replyCount: 0,
    helpfulCount: 0,
    createdAt: '2026-11-19T09:00:00Z',
    editedAt: null,
    version: 1,
    sample: false,
  })

  test('a broker’s reply to a review is sent from the list; one that is too short is rejected at the field', async () => {
    let waiting = [{ kind: 'comment', comment: review('c1'), exposure: null, dueAt: null }]
    await openPage('/user/enterprise/replies.html?page=2', {
      'enterprise.detail': () => ({
        enterprise: { ...firm, state: 'approved' },
        role: 'replier',
        contact: null,
        events: [],
      }),
      // The review is on the second page; opening the form or answering must stay there.
      'enterprise.replies': ({ pageIndex }) => ({
        items: Number(pageIndex) === 2 ? waiting : [],
        total: 22,
        pageIndex: Number(pageIndex),
        pageSize: 20,
      }),
      'comment.reply': ({ content }) => {
        if (content!.length < 10)
          return new Refused(400, {
            ErrorCode: 1002,
            errors: [{ field: 'content', message: 'enter at least 10 characters for your reply' }],
          })
        waiting = []
        return { comment: review('c2') }
      },
    })
    await userEvent.click(screen.getByRole('link', { name: 'Answer Dimas A.' }))
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Sorry.')
    await userEvent.click(screen.getByRole('button', { name: 'Publish answer' }))
    expect(await screen.findByText('enter at least 10 characters for your reply')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Sorry.')
    await userEvent.type(screen.getByLabelText('Your answer'), ' It was sent on Monday.')
    await userEvent.click(screen.getByRole('button', { name: 'Publish answer' }))
    expect(await screen.findByText('Answer published.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Nothing is waiting for an answer' })).toBeTruthy()
  })

  test('a complaint shows how much time is left to reply, or how long the reply is overdue, and leads to its reply form', async () => {
    const asked: unknown[] = []
    const [example] = (exampleOutput(usercenterMyintervene) as CallOutput<typeof usercenterMyintervene>).items
    const waiting = (code: string, dueAt: string | null) => ({
      kind: 'exposure',
      comment: null,
      exposure: { ...example!, code, slug: 'no-money', title: `Case ${code}`, state: 'in_mediation', overdue: false },
      dueAt,
    })
    await openPage('/user/enterprise/replies.html', {
      'enterprise.detail': () => ({
        enterprise: { ...firm, state: 'approved' },
        role: 'replier',
        contact: null,
        events: [],
      }),
      'enterprise.replies': input => {
        asked.push(input)
        const items = [
          waiting('e1', '2026-11-18T09:00:00Z'),
          waiting('e2', '2026-11-21T11:00:00Z'),
          waiting('e3', '2026-11-23T11:00:00Z'),
          waiting('e4', null),
        ]
        return { items, total: 4, pageIndex: 1, pageSize: 20 }
      },
    })
    const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('li')!.textContent
    expect(asked).toMatchObject([{ answered: false, order: 'due' }])
    expect(rowOf('Case e1')).toContain('2 days overdue (Answer by 18 Nov 2026)')
    expect(rowOf('Case e2')).toContain('Last day to reply')
    expect(rowOf('Case e3')).toContain('3 days left to reply')
    expect(rowOf('Case e4')).not.toMatch(/left|overdue|Last day/)
    expect(screen.getByRole('link', { name: 'Reply to the complaint Case e1' }).getAttribute('href')).toBe(
      '/en/exposure/no-money-e1.html?act=reply',
    )
  })
})

test('an enterprise of another account is not shown, and the page shows the reason', async () => {
  const refusal = new Refused(403, { ErrorCode: 2004, message: 'This is not yours.' })
  await openPage('/user/enterprise/staff.html?id=e9', { 'enterprise.detail': () => refusal })
  expect(screen.getByRole('heading', { name: 'Your account cannot open this page' })).toBeTruthy()
  expect(screen.getByText('This is not yours.')).toBeTruthy()
})
