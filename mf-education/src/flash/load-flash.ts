import { live7x24Init, live7x24More } from 'calls/flash'
import { ApiError, notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { educationText } from '../strings/keys.ts'
import { readFlashPlace } from './flash-place.ts'

const itemsPerPage = 40

/** A page of the flash: the newest items, or those before the cursor in the address. */
export async function loadFlash(context: LoadContext) {
  const { api, signal } = context
  const place = readFlashPlace(context)
  const { cursor, day, important, tag } = place
  const filters = { tag, day, important: important || undefined, num: itemsPerPage }
  try {
    // Only this call returns the available tags.
    const [newest, older] = await Promise.all([
      api.call(live7x24Init, cursor ? { num: 1 } : filters, { signal }),
      cursor ? api.call(live7x24More, { ...filters, cursor }, { signal }) : null,
    ])
    return { place, tags: newest.tags, items: (older ?? newest).items, cursor: (older ?? newest).cursor }
  } catch (error) {
    // Tag, day and cursor come unchecked from the address: if the call refuses them, the page does not exist.
    if (error instanceof ApiError && error.status === 400) throw notFound(context)
    throw error
  }
}

/** Flash and calendar are sample data (decisions 8). */
export function flashHead(_data: unknown, { store }: Pick<LoadContext, 'store'>): Head {
  const { t } = store.text
  return {
    title: t(educationText.flash),
    description: t(educationText.flashIntro),
    canonical: '/flash.html',
    sample: true,
  }
}
