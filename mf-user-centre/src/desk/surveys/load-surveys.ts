import { surveyDesk, surveyDeskViews } from 'calls/survey-desk'
import type { LoadContext } from 'shared-state/runtime'
import { withheldOr } from '../../account/withheld.ts'
import { pagesOf, requestedChoice, requestedPage } from '../../list/list-query.ts'

/**
 * The editors' desk for surveys: the current ones, or the withdrawn ones. `saved`: the form has just saved a survey. `withdrawing`: the survey of
 * the page that the address's `withdraw` names, which an editor is about to withdraw.
 */
export async function loadSurveys({ api, url, signal }: LoadContext) {
  const { searchParams } = url
  const view = requestedChoice(searchParams, 'view', surveyDeskViews)
  const asked = { view, ...requestedPage(searchParams) }
  return withheldOr(
    api.call(surveyDesk, asked, { signal }).then(page => ({
      ...page,
      view,
      saved: searchParams.has('saved') && page.pageIndex === 1,
      withdrawing: page.items.find(({ code, editable }) => editable && code === searchParams.get('withdraw')) ?? null,
      pages: pagesOf(page, { url }),
    })),
  )
}
