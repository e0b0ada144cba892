import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StoreProvider } from 'shared-state/runtime'
import { siteStore } from '../../testing/open-site.tsx'
import { InstallButton } from './install-button.tsx'
import { InstallContext, InstallOffer } from './install-offer.ts'

afterEach(cleanup)

const button = () => screen.queryByRole('button', { name: 'Install as an app' })

function showButton(): void {
  const offer = new InstallOffer()
  offer.watch()
  render(
    <StoreProvider store={siteStore().store}>
      <InstallContext value={offer}>
        <InstallButton />
      </InstallContext>
    </StoreProvider>,
  )
}

/** Simulates a browser that offers to install the site. */
function offerToInstall(): jest.Mock {
  const prompt = jest.fn()
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  return prompt
}

test('the install button appears when the browser offers to install and can be used once', () => {
  showButton()
  expect(button()).toBeNull()
  const prompt = offerToInstall()
  act(() => void fireEvent.click(button()!))
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(button()).toBeNull()
})

test('the install button disappears once the site is installed', () => {
  showButton()
  offerToInstall()
  act(() => void dispatchEvent(new Event('appinstalled')))
  expect(button()).toBeNull()
})
