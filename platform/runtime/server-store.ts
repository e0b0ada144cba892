import { Api } from 'shared-state/api/api'
import type { Area } from 'shared-state/contract/area'
import type { RenderRequest } from 'shared-state/contract/shell-module'
import { createRootStore, type RootStore } from 'shared-state/root-store'

/** The root store of one request. Nothing of it outlives the request. */
export function createServerStore(request: RenderRequest, report: RootStore['report']): RootStore {
  const { visitor, user, snapshot, loadArea, transport, log } = request
  const loaded = new Map<string, Area>()
  const store = createRootStore({
    state: { visitor, user, slots: [] },
    snapshot,
    currentUrl: () => new URL(request.request.url),
    report,
    areas: {
      loaded: name => loaded.get(name),
      load: async name => {
        const { area, ...texts } = await loadArea(name)
        addTexts(texts)
        loaded.set(name, area)
        return area
      },
    },
    createApi: ({ visitor: { facts } }) =>
      new Api({
        transport,
        log,
        onUnauthorised: () => {},
        headerFacts: () => ({
          ...facts,
          ...request.device,
          scene: new URL(request.request.url).pathname,
          channel: 'ssr',
          marketing: '',
        }),
      }),
  })
  const addTexts = ({ dictionary, english }: Pick<RenderRequest, 'dictionary' | 'english'>) => {
    if (english) store.text.add('en', english)
    store.text.add(visitor.lang, dictionary)
  }
  addTexts(request)
  return store
}
