import type { RenderAnswer } from 'shared-state/contract/shell-module'
import type { TextLanguage } from 'shared-state/i18n/languages'
import { render } from '../../../shell/src/render.tsx'
import { answersAlone } from '../area/answers-alone.ts'
import { areaAlone } from '../area/load-alone.ts'
import { snapshotAlone } from '../area/snapshot-alone.ts'
import { textsOf } from '../area/texts.ts'
import { MockBackend } from '../backend/mock-backend.ts'
import { mockTransport } from '../backend/mock-transport.ts'
import { visitors } from '../backend/visitors.ts'
import type { Switches } from '../switches.ts'

export { pagesAlone } from '../area/pages-alone.ts'

/** Renders one page of the area as the server would. `path` with its language. */
export function renderPage(path: string, switches: Pick<Switches, 'as' | 'slow' | 'fail'>): Promise<RenderAnswer> {
  const lang = path.split('/')[1] as TextLanguage
  const dictionary = textsOf(lang)
  return render({
    request: new Request(new URL(path, 'http://alone.test')),
    visitor: { lang, countryCode: 'id', now: Date.now(), origin: 'http://alone.test', environment: 'alone' },
    device: { userAgent: '', fingerprint: '' },
    user: visitors[switches.as],
    snapshot: snapshotAlone,
    dictionary,
    loadArea: async name => ({ area: areaAlone(name), dictionary }),
    transport: mockTransport(new MockBackend({ answers: answersAlone, switches: () => switches })),
    log: () => {},
  })
}
