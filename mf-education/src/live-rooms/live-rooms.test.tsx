import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LiveRoom } from 'calls/entities/live-room'
import { openAddress, type Answers } from 'shared-state/testing/open-address'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'

const room = (code: string, status: LiveRoom['status']) => ({
  code,
  slug: 'margin-calls',
  title: `Margin calls ${code}`,
  host: { userId: 'u1', nick: 'Host', avatar: null, vest: false },
  cover: null,
  status,
  startsAt: '2026-11-19T20:00:00.000Z',
  endsAt: '2026-11-19T21:00:00.000Z',
  viewers: 0,
  sample: true,
})
const pageOf = (items: object[]) => ({ items, total: items.length, pageIndex: 1, pageSize: 20 })

function open(address: string, answers: Answers, user: object | null = null) {
  const now = Date.parse('2026-11-19T18:30:00Z')
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] })
  return openAddress(area, address, { answers, strings: { ...uiWords, ...en }, now, user: user as never })
}
afterEach(() => void jest.useRealTimers())

test('the schedule shows live rooms before upcoming ones, and links to their pages', async () => {
  await open('/en/live.html?zone=Asia/Jakarta', {
    'liveroom.list': ({ status }) => pageOf([room(status === 'live' ? 'L1' : 'S1', status as 'live')]),
  })
  const rows = screen.getAllByRole('heading', { level: 3 })
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Margin calls L1', 'Margin calls S1'])
  expect(screen.getByRole('link', { name: 'Margin calls S1' }).getAttribute('href')).toBe(
    '/en/live/margin-calls-S1.html',
  )
  expect(screen.getAllByText('20 Nov 2026, 03:00')).toHaveLength(2)
  expect(screen.getAllByText('Sample room')).toHaveLength(2)
})

test('further pages of the schedule do not repeat the live rooms', async () => {
  await open('/en/live.html?page=2', {
    'liveroom.list': ({ status }) => ({
      ...pageOf([room(status === 'live' ? 'L1' : 'S21', status as 'live')]),
      total: 21,
    }),
  })
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Margin calls S21',
  ])
})

test('a room whose host is of the site’s team is labelled in the schedule and on its page, and no other is', async () => {
  const ofTeam = { ...room('T1', 'soon'), host: { ...room('T1', 'soon').host, vest: true } }
  await open('/en/live.html', {
    'liveroom.list': ({ status }) => pageOf(status === 'live' ? [] : [room('S1', 'soon'), ofTeam]),
  })
  expect(screen.getAllByText('Site team')).toHaveLength(1)
  cleanup()
  const detail = { playUrl: null, isStreaming: true, recording: null }
  await open('/en/live/margin-calls-T1.html', { 'liveroom.detail': () => ({ room: ofTeam, ...detail }) })
  expect(screen.getByText('Site team')).toBeTruthy()
})

test('past rooms have a tab, and an empty schedule says so', async () => {
  const asked: object[] = []
  await open('/en/live.html?show=past', {
    'liveroom.list': input => {
      asked.push(input)
      return pageOf([])
    },
  })
  expect(asked).toEqual([{ status: 'off', order: 'start', pageIndex: 1, pageSize: 20 }])
  expect(screen.getByRole('heading', { name: 'No rooms' })).toBeTruthy()
})

test.each([
  ['soon', true, 'The stream begins here at the time of the room.'],
  ['off', true, 'This room is over. There is no recording.'],
  ['live', false, 'This site has no streaming server yet, so the room cannot be played here.'],
] as const)(
  'a room that is %s (streaming: %s) has a page that says what can be seen',
  async (status, isStreaming, text) => {
    await open('/en/live/margin-calls-R1.html', {
      'liveroom.detail': () => ({ room: room('R1', status), playUrl: null, isStreaming, recording: null }),
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Margin calls R1' })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('1 h 30 min')).toBeTruthy()
  },
)

test('a live room plays its stream itself where the browser can, and a failure is shown', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  await open('/en/live/margin-calls-R1.html', {
    'liveroom.detail': () => ({
      room: room('R1', 'live'),
      playUrl: 'https://stream.example/R1.m3u8',
      isStreaming: true,
      recording: null,
    }),
  })
  const video = screen.getByLabelText<HTMLVideoElement>('Margin calls R1')
  expect([video.src, video.controls]).toEqual(['https://stream.example/R1.m3u8', true])
  jest.restoreAllMocks()
})

test('a room with another name in its address is redirected', async () => {
  const { at } = await open('/en/live/other-R1.html', {
    'liveroom.detail': () => ({ room: room('R1', 'off'), playUrl: null, isStreaming: false, recording: null }),
  })
  expect(at()).toBe('/en/live/margin-calls-R1.html')
})

test('a room that is over leads to its recording, whose page is loaded as a whole', async () => {
  const recording = { code: 'V1', slug: 'stop-out', title: 'Stop-out' }
  await open('/en/live/margin-calls-R1.html', {
    'liveroom.detail': () => ({ room: room('R1', 'off'), playUrl: null, isStreaming: false, recording }),
  })
  expect(screen.getByRole('link', { name: 'Stop-out' }).getAttribute('href')).toBe('/en/video/stop-out-V1.html')
})

test('an upcoming room offers reminders that are still possible', async () => {
  const sent: object[] = []
  await open(
    '/en/live/margin-calls-R1.html',
    {
      'liveroom.detail': () => ({ room: room('R1', 'soon'), playUrl: null, isStreaming: true, recording: null }),
      'liveroom.reminders': () => ({ items: [{ room: { code: 'R1' }, minutesBefore: 15 }] }),
      'liveroom.remind': input => {
        sent.push(input)
        return { minutesBefore: 5 }
      },
    },
    { userId: 'u1', nick: 'Rina', avatar: null, roles: [] },
  )
  expect(screen.getByText(/15 minutes before/, { selector: 'p' })).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox'), '60')
  await userEvent.click(screen.getByRole('button', { name: 'Change reminder' }))
  expect(sent).toEqual([{ code: 'R1', minutesBefore: 60 }])
})
