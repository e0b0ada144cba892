import { RootStore } from '../root-store.ts'
import { testStore } from '../testing/render-part.tsx'
import type { PortalFrame } from './portal-frame.ts'

test('the browser resumes what the server’s store holds of the frame', () => {
  const server = testStore()
  const frame = { menu: ['news'] } as unknown as PortalFrame
  server.frame = frame
  const browser = new RootStore({
    state: JSON.parse(JSON.stringify(server.toState())),
    snapshot: server.snapshot,
    areas: server.areas,
    currentUrl: () => new URL('http://localhost/'),
    report: server.report,
    createApi: () => server.api,
  })
  expect(browser.frame).toEqual(frame)
})
