import { loadCommentPage } from 'calls/comment-pages'
import type { Survey } from 'calls/entities/survey'
import { breadcrumbList } from 'calls/structured/structured'
import { surveyDetail } from 'calls/surveys'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { crumbsTo } from 'shared-state/head/crumbs'
import { notFound, redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import { codeOf, surveyListPath, surveyPath } from '../addresses.ts'
import { surveyText } from '../strings/keys.ts'

/**
 * One survey by the code in its address. A wrong slug is redirected (301, decisions 1). `formKey` ensures that a comment sent twice is stored
 * only once, and is empty without a login.
 */
export async function loadSurvey(context: LoadContext) {
  const { api, lang, params, signal, store, url } = context
  const code = codeOf(params.slugCode)
  if (!code) throw notFound(context)
  const { survey, related } = await api.call(surveyDetail, { code }, { signal })
  const path = `/${lang}${surveyPath(survey)}`
  if (url.pathname !== path) throw redirectTo(path + url.search, 301)
  const comments = await loadCommentPage(context, 'survey', code)
  const formKey = store.session.isLoggedIn ? crypto.randomUUID() : ''
  return { survey, related, comments, formKey }
}

export type SurveyData = Awaited<ReturnType<typeof loadSurvey>>

export const surveyHead = ({ survey }: SurveyData, { store, url }: Pick<LoadContext, 'store' | 'url'>): Head => ({
  title: survey.title,
  description: survey.summary,
  canonical: surveyPath(survey),
  sample: survey.sample,
  structured: [breadcrumbList(surveyCrumbs(survey, store), url.origin)],
})

export const surveyCrumbs = ({ title }: Pick<Survey, 'title'>, store: SharedStore) =>
  crumbsTo(
    store,
    [
      [surveyText.home, '/'],
      [surveyText.title, surveyListPath],
    ],
    title,
  )
