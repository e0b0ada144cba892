import { checkedCall, type BotPicture } from 'calls/account-forms/checked-call'
import { fieldOf } from 'calls/account-forms/field-of'
import { unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { refusalOf } from 'calls/account-forms/form-refusal'
import {
  exposureLegalnotice,
  exposureNoticeconfirm,
  exposureNoticewithdraw,
  noticeStatements,
} from 'calls/exposure-notices'
import type { CallInput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { ApiError, redirectTo, withStatus, type LoadContext } from 'shared-state/runtime'
import { safeParse } from 'shared-state/schema'
import { exposureText, noticeText } from '../../strings/keys.ts'

/** The answer of the form; `picture` is its bot check where there is no JavaScript. */
export interface NoticeAnswer extends FormAnswer {
  picture: BotPicture | null
}

const textFields = [
  'firm',
  'name',
  'capacity',
  'email',
  'countryCode',
  'ground',
  'reference',
  'passages',
  'explanation',
] as const
const fields = [...textFields, ...noticeStatements]

/** Sends a notice, or confirms or withdraws one by the mailed link in the address. */
export function submitNotice(form: FormData, context: LoadContext): Promise<NoticeAnswer> {
  const intent = fieldOf(form, 'intent')
  if (intent === 'send') return send(form, context)
  if (intent === 'confirm' || intent === 'withdraw') return followLink(intent, context)
  throw unknownForm(form)
}

async function send(form: FormData, { api, store, url, lang }: LoadContext): Promise<NoticeAnswer> {
  const values = Object.fromEntries(fields.map(name => [name, fieldOf(form, name).trim()]))
  const code = url.searchParams.get('code') ?? ''
  // An empty field is not sent, so that the call says that it is missing; it refuses what has a wrong form.
  const input = {
    code,
    ...Object.fromEntries(textFields.flatMap(name => (values[name] ? [[name, values[name]]] : []))),
    ...Object.fromEntries(noticeStatements.flatMap(name => (values[name] ? [[name, true]] : []))),
  } as CallInput<typeof exposureLegalnotice>
  const checked = await checkedCall({
    form,
    scene: 'legalnotice',
    api,
    wanted: safeParse(exposureLegalnotice.input, input).success,
    call: bot => api.call(exposureLegalnotice, { ...input, ...(bot && { bot }) }),
  })
  if ('result' in checked) throw redirectTo(`/${lang}/exposure/legal-notice.html?sent=1`)
  const refusal = checked.error === null ? null : refusalOf(checked.error, store.text, [...fields, ...botFields])
  const errors = { ...refusal?.fields }
  for (const name of noticeStatements) if (errors[name]) errors[name] = store.text.t(noticeText.tickThis)
  const answer = {
    intent: 'send',
    done: false,
    message: refusal?.message ?? '',
    errors,
    values,
    picture: checked.picture,
  }
  return refusal ? withStatus(answer, 400) : answer
}

const botFields = ['bot', 'bot.graphId', 'bot.graphCode']

/** Own texts for refusals whose message is written for developers. */
const linkWords: Partial<Record<number, number>> = {
  [errorCodes.notFound]: noticeText.linkOver,
  [errorCodes.exists]: noticeText.noticeTwice,
  [errorCodes.wrongState]: exposureText.movedOn,
}

async function followLink(
  intent: 'confirm' | 'withdraw',
  { api, store, url, signal }: LoadContext,
): Promise<NoticeAnswer> {
  const link = { code: url.searchParams.get('notice') ?? '', token: url.searchParams.get('token') ?? '' }
  const call = intent === 'confirm' ? exposureNoticeconfirm : exposureNoticewithdraw
  try {
    await api.call(call, link, { signal })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A token that is cut off is as wrong as another one.
    const words = error.status === 400 ? noticeText.linkOver : linkWords[error.code]
    const message = words === undefined ? refusalOf(error, store.text, []).message! : store.text.t(words)
    return withStatus({ intent, done: false, message, errors: {}, values: {}, picture: null }, 400)
  }
  throw redirectTo(`${url.pathname}?notice=${link.code}&token=${encodeURIComponent(link.token)}&done=${intent}`)
}
