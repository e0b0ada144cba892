import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAddress } from 'shared-state/testing/open-address'
import uiEn from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'
import { writtenLesson } from '../testing/written-lesson.ts'

const article = {
  ...writtenLesson,
  category: 'video',
  level: null,
  title: 'Stop-out',
  slug: 'stop-out',
  content: '<p>The price falls.</p>',
  toc: [],
  video: {
    source: '/videos/700/stop-out.mp4',
    seconds: 90,
    captions: [
      { lang: 'en', source: '/videos/700/captions.en.vtt' },
      { lang: 'id', source: '/videos/700/captions.id.vtt' },
    ],
    chapters: [
      { at: 0, title: 'Start' },
      { at: 75, title: 'The stop-out' },
    ],
  },
}
const open = (path: string, answers = {}) =>
  openAddress(area, path, {
    answers: {
      'news.detail': () => ({ article, related: [], prev: null, next: null }),
      'aggregate.seo_randomdata': () => ({ items: [] }),
      ...answers,
    },
    strings: { ...uiEn, ...en },
  })
const player = () => screen.getByLabelText<HTMLVideoElement>('Stop-out')

test('a video has captions in each language, the first one on, and its transcript below', async () => {
  await open('/en/video/stop-out-700.html')
  expect([player().getAttribute('src'), player().controls]).toEqual(['/videos/700/stop-out.mp4', true])
  expect(
    [...player().querySelectorAll('track')].map(({ srclang, label, default: on }) => [srclang, label, on]),
  ).toEqual([
    ['en', 'English', true],
    ['id', 'Indonesian', false],
  ])
  expect(screen.getByRole('heading', { name: 'Transcript' })).toBeTruthy()
  expect(screen.getByText('The price falls.')).toBeTruthy()
})

test('a chapter plays the video from its time, and is a link to that time without JavaScript', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await open('/en/video/stop-out-700.html')
  const chapter = screen.getByRole('link', { name: '1:15 The stop-out' })
  expect(chapter.getAttribute('href')).toBe('/videos/700/stop-out.mp4#t=75')
  await userEvent.click(chapter)
  expect([player().currentTime, play.mock.calls.length]).toEqual([75, 1])
  play.mockRestore()
})

test('a video that cannot be played says so', async () => {
  await open('/en/video/stop-out-700.html')
  fireEvent.error(player())
  expect(screen.getByRole('alert').textContent).toBe('The stream could not be played. Reload the page to try again.')
})

test('the list of videos links to their pages, and an empty one says so', async () => {
  const pageOf = (items: object[]) => ({ items, total: items.length, pageIndex: 1, pageSize: 12, tagName: null })
  await open('/en/video.html', { 'article.list': () => pageOf([article]) })
  expect(screen.getByRole('link', { name: 'Stop-out' }).getAttribute('href')).toBe('/en/video/stop-out-700.html')
})

test('a site without videos says so', async () => {
  await open('/en/video.html', {
    'article.list': () => ({ items: [], total: 0, pageIndex: 1, pageSize: 12, tagName: null }),
  })
  expect(screen.getByRole('heading', { name: 'No videos yet' })).toBeTruthy()
})
