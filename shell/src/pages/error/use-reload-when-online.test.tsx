import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { MemoryRouter } from 'react-router-dom'
import { StoreProvider } from 'shared-state/runtime'
import { siteStore } from '../../testing/open-site.tsx'
import { useReloadWhenOnline } from './use-reload-when-online.ts'

afterEach(cleanup)

function open(online: boolean) {
  const { store } = siteStore()
  store.visitor.setOnline(online)
  const reloaded: string[] = []
  const reload = (url: string) => void reloaded.push(url)
  const Page = observer(function Page() {
    useReloadWhenOnline(reload)
    return null
  })
  render(
    <MemoryRouter initialEntries={['/en/brokers?page=2']}>
      <StoreProvider store={store}>
        <Page />
      </StoreProvider>
    </MemoryRouter>,
  )
  return { reloaded, goes: (state: boolean) => act(() => store.visitor.setOnline(state)) }
}

test('a page that failed to load offline is reloaded when the network returns', () => {
  const { reloaded, goes } = open(false)
  expect(reloaded).toEqual([])
  goes(true)
  expect(reloaded).toEqual(['/en/brokers?page=2'])
})

test('a page that failed to load online is not reloaded', () => {
  const { reloaded } = open(true)
  expect(reloaded).toEqual([])
})
