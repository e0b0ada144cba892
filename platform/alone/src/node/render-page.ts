import type { RenderAnswer } from 'shared-state/contract/shell-module'
import type { TextLanguage } from 'shared-state/i18n/languages'
import { backend } from 'the-portal/backend'
import { page } from 'the-portal/page'
import { renderWith } from '../../../runtime/render.tsx'
import { answersAlone } from '../area/answers-alone.ts'
import { areaAlone } from '../area/load-alone.ts'
import { snapshotAlone } from '../area/snapshot-alone.ts'
import { textsOf } from '../area/texts.ts'
import { MockBackend } from '../backend/mock-backend.ts'
import { mockTransport } from '../backend/mock-transport.ts'
import { plainSwitches, type Switches } from '../switches.ts'

export { pagesAlone } from '../area/pages-alone.ts'
/** For the browser tests, which use the built area from outside. */
export const { visitors, layoutCalls, tests } = backend

const render = renderWith(page.frame)

/** Renders one page of the area as the server would. `path` includes its language. */
export function renderPage(path: string, set: Partial<Pick<Switches, 'as' | 'slow' | 'fail'>>): Promise<RenderAnswer> {
  const lang = path.split('/')[1] as TextLanguage
  const dictionary = textsOf(lang)
  const switches = { ...plainSwitches, ...set }
  const { countryCode } = backend
  return render({
    request: new Request(new URL(path, 'http://alone.test')),
    visitor: { lang, countryCode, now: Date.now(), origin: 'http://alone.test', environment: 'alone' },
    device: { userAgent: '', fingerprint: '' },
    user: backend.visitors[switches.as]?.user ?? null,
    snapshot: snapshotAlone,
    dictionary,
    loadArea: async name => ({ area: areaAlone(name), dictionary }),
    transport: mockTransport(new MockBackend({ portal: backend, answers: answersAlone, switches: () => switches })),
    log: () => {},
  })
}
