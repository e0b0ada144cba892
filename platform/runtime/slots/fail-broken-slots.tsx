import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { PartFailure } from 'shared-state/contract/shell-module'
import { slotUseOf } from 'shared-state/contract/slots'
import type { RootStore } from 'shared-state/root-store'
import { StoreProvider } from 'shared-state/runtime'

/**
 * After a failed rendering: renders the content of every slot separately, marks content that throws as failed and returns the failures.
 * Only runs after an error, so the second rendering costs a good page nothing.
 */
export function failBrokenSlots(store: RootStore): PartFailure[] {
  const broken: PartFailure[] = []
  for (const [key, parts] of store.slots.parts) {
    const { name, props } = slotUseOf(key)
    for (const part of parts) {
      const fill = store.slots.fillOf(part.area, name)
      if (part.state !== 'ready' || !fill) continue
      try {
        renderToString(
          <StoreProvider store={store}>
            <MemoryRouter>
              <fill.part props={props} data={part.data} />
            </MemoryRouter>
          </StoreProvider>,
        )
      } catch (error) {
        broken.push({ area: part.area, stage: 'render', error })
        store.slots.fail(key, part.area)
      }
    }
  }
  return broken
}
