import { Api } from 'shared-state/api/api'
import { isApiError } from 'shared-state/api/api-error'
import type { LogCall } from 'shared-state/api/call-log'
import type { Transport } from 'shared-state/api/transport'
import { loginFirst, notFound, type AnswerWithStatus } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import type { AnsweredForm } from 'shared-state/contract/shell-module'
import type { Dictionary } from 'shared-state/i18n/text'
import { createRootStore } from 'shared-state/root-store'
import type { PageForm } from '../http/page-form.ts'
import type { Product, ServerForm } from '../product.ts'
import type { RenderJob } from './threads/render-messages.ts'

/** The outcome of a form run on the server: a redirect, an answer for the page to show, or a refusal. */
export type FormOutcome = { redirect: string; status: number } | { answered: AnsweredForm } | { refused: number }

/** The form that the server itself runs at a page's address, if there is one: `/en/login.html`. */
export const accountFormAt = (forms: Product['forms'], path: string): ServerForm | undefined =>
  forms.get(path.split('/').slice(2).join('/'))

export interface FormRun {
  form: PageForm
  job: Pick<RenderJob, 'url' | 'visitor' | 'device' | 'user' | 'snapshot'>
  /** Texts of the release that shows the page. */
  texts: { dictionary: Dictionary; english?: Dictionary }
  transport: Transport
  log: LogCall
  /** Called when something the form can do without has failed. */
  onFailed(error: unknown): void
  signal: AbortSignal
}

/**
 * Runs a form in this process: the same code that the browser runs where there is JavaScript, with its own store. Rejects with errors that
 * neither the form nor its page handles.
 */
export async function runAccountForm({ submit }: ServerForm, run: FormRun): Promise<FormOutcome> {
  const context = contextOf(run)
  const fields = new FormData()
  for (const [name, value] of run.form) fields.append(name, value)
  try {
    return outcomeOf(await submit(fields, context))
  } catch (error) {
    if (error instanceof Response) return outcomeOf(error)
    if (isApiError(error) && error.status === 401) return outcomeOf(loginFirst(context))
    if (isApiError(error) && error.status === 404) return outcomeOf(notFound(context))
    throw error
  }
}

function contextOf({ job, texts, transport, log, onFailed, signal }: FormRun): LoadContext {
  const url = new URL(job.url)
  const { lang } = job.visitor
  const store = createRootStore({
    state: { visitor: job.visitor, user: job.user, slots: [] },
    snapshot: job.snapshot,
    currentUrl: () => url,
    report: (_area, _stage, error) => onFailed(error),
    areas: {
      loaded: () => undefined,
      load: async name => Promise.reject(new Error(`a form cannot load the code of area ${name}`)),
    },
    createApi: ({ visitor: { facts } }) =>
      new Api({
        transport,
        log,
        onUnauthorised: () => {},
        headerFacts: () => ({ ...facts, ...job.device, scene: url.pathname, channel: 'ssr', marketing: '' }),
      }),
  })
  if (texts.english) store.text.add('en', texts.english)
  store.text.add(lang, texts.dictionary)
  return { params: { lang }, url, lang, api: store.api, store, signal }
}

function outcomeOf(answer: unknown): FormOutcome {
  if (answer instanceof Response) {
    const location = answer.headers.get('Location')
    return location ? { redirect: location, status: answer.status } : { refused: answer.status }
  }
  return {
    answered: isWithStatus(answer) ? { data: answer.data, status: answer.init.status } : { data: answer, status: 200 },
  }
}

const isWithStatus = (answer: unknown): answer is AnswerWithStatus =>
  typeof answer === 'object' &&
  answer !== null &&
  'type' in answer &&
  answer.type === ('DataWithResponseInit' satisfies AnswerWithStatus['type'])
