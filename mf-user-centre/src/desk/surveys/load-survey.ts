import { homeCountrylist } from 'calls/home'
import { surveyDesk, surveyDraft } from 'calls/survey-desk'
import type { LoadContext } from 'shared-state/runtime'
import { loadForm } from '../load-form.ts'

/** The form for a new survey, or for the one whose `code` is in the address. The list's call checks the viewer's role. */
export const loadSurvey = (context: LoadContext) => {
  const { api, signal } = context
  return loadForm(context, async code => {
    const [{ groups }, edited] = await Promise.all([
      api.call(homeCountrylist, { grouped: false }, { signal }),
      code === null ? null : api.call(surveyDraft, { code }, { signal }),
      code === null ? api.call(surveyDesk, { pageSize: 1 }, { signal }) : null,
    ])
    const countries = groups.flatMap(group =>
      group.items.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
    )
    return { countries, edited }
  })
}
