import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Chip } from './chip.tsx'
import { FailedPanel } from './failed-panel.tsx'
import { Note } from './note.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Timeline } from './timeline.tsx'
import { faultsOf, show } from './testing/show.tsx'

test('a failed panel names what did not load and can be retried', async () => {
  const retry = jest.fn()
  const { container } = show(
    <FailedPanel name="Pengaduan" cause="Server terlalu lama menjawab." onRetry={retry} />,
    'id',
  )
  expect(screen.getByRole('alert').textContent).toContain('Pengaduan gagal dimuat')
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(await faultsOf(container)).toEqual([])
})

test('a failed page has a retry link that works without JavaScript', () => {
  show(<FailedPanel name="Brokers" retryTo="/en/brokers" />)
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en/brokers')
})

test('the progress bar reports a value of at most 100, and a failure', async () => {
  const { container, unmount } = show(<ProgressBar value={140.4} />)
  expect(screen.getByRole('progressbar', { name: 'Loading' }).getAttribute('aria-valuenow')).toBe('100')
  expect(await faultsOf(container)).toEqual([])
  unmount()
  show(<ProgressBar value={30} failed />)
  expect(screen.getByRole('progressbar', { name: 'Loading failed' })).toBeTruthy()
})

test('there is no progress bar when nothing loads', () => {
  show(<ProgressBar value={null} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('only live notes are announced, bad ones as alerts', () => {
  show(
    <>
      <Note>Quiet</Note>
      <Note live tone="good">
        Saved
      </Note>
      <Note live tone="bad">
        Not saved
      </Note>
    </>,
  )
  expect(screen.getByRole('status').textContent).toBe('Saved')
  expect(screen.getByRole('alert').textContent).toBe('Not saved')
})

test('a chip is a link or a toggle button, and a removable one is named Remove', async () => {
  const { container } = show(
    <>
      <Chip label="All" to="/en/brokers" selected />
      <Chip label="Web platform" to="/en/brokers?x=" removable />
      <Chip label="1%" onClick={() => {}} selected />
    </>,
  )
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('link', { name: 'Remove Web platform' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '1%', pressed: true })).toBeTruthy()
  expect(await faultsOf(container)).toEqual([])
})

test('the timeline labels steps as done, current or still to come', async () => {
  const { container } = show(
    <Timeline
      steps={[
        { key: 3, title: 'Back in mediation', state: 'next' },
        { key: 2, title: 'Waiting', state: 'now' },
        { key: 1, title: 'Published' },
      ]}
    />,
  )
  const told = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(told).toEqual(['Still to come: Back in mediation', 'Now: Waiting', 'Done: Published'])
  expect(await faultsOf(container)).toEqual([])
})

test('a timeline of independent events does not label them as done', () => {
  show(<Timeline apart steps={[{ key: 1, title: 'Account frozen' }]} />)
  expect(screen.getByRole('listitem').textContent).toBe('Account frozen')
})
