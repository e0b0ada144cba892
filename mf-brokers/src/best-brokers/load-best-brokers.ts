import { articleQueryfxlongtailartlist } from 'calls/education'
import { notFound, type LoadContext } from 'shared-state/runtime'

/** Topics per page (spec 9). */
const pageSize = 8
const pageForm = /^[1-9]\d{0,5}$/

/** A page of the best-broker topics; an invalid page number, or one beyond the last page, is not found. */
export async function loadBestBrokers(context: LoadContext) {
  const { page: asked = '1' } = context.params
  if (!pageForm.test(asked)) throw notFound(context)
  const page = Number(asked)
  const { items, total } = await context.api.call(
    articleQueryfxlongtailartlist,
    { catId: 'longtail_best_brokers', pageIndex: page, pageSize },
    { signal: context.signal },
  )
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (page > pages) throw notFound(context)
  return { items, page, pages }
}
