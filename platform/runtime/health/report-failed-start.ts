import { beaconPath } from 'shared-state/releases/beacon-paths'
import { pageStateSelector, type PageState } from '../page-state.ts'
import { BeaconToken } from './beacon-token.ts'

/** Reports that the shell's own code did not load or did not run, before any other code could report it. */
export async function reportFailedStart(error: unknown): Promise<void> {
  const { snapshot } = JSON.parse(document.querySelector(pageStateSelector)!.textContent!) as PageState
  const token = await new BeaconToken(snapshot).get()
  if (!token) return
  const isMissing = error instanceof Error && error.name === 'ChunkLoadError'
  const failure = {
    area: 'shell',
    kind: isMissing ? 'chunk_error' : 'browser_error',
    message: String(error).slice(0, 300),
  }
  const message = {
    token,
    releases: [{ area: 'shell', version: snapshot.shell.version }],
    view: 'first',
    failures: [failure],
  }
  navigator.sendBeacon(beaconPath, new Blob([JSON.stringify(message)], { type: 'application/json' }))
}
