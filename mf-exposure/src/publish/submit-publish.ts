import { fieldOf } from 'calls/account-forms/field-of'
import { filesOf } from 'calls/account-forms/files-of'
import { uploadFiles } from 'calls/account-forms/upload-files'
import { faultyAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import type { Image } from 'calls/entities/image'
import { exposureOwn, exposurePublish, exposureUpload } from 'calls/exposure-cases'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { uiText } from 'ui/strings/keys.ts'
import { pictureLimits } from 'ui/use-pictures'
import { exposurePath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import { refusedForm } from '../post-form/refused-form.ts'
import { faultWords } from './fault-words.ts'
import { emptyPost, faultyFields, inputOf, postOf, stepOfField, type Post } from './post.ts'
import { publishAddress, readPublishQuery, type PublishStep } from './publish-query.ts'
import { stepForms, type StepForm } from './read-step.ts'

/**
 * Saves one step of the form as a draft on the server and leads to the next one; the last step sends the post for review and leads to its
 * page. The button's field `go` says whether to go on (`next`), or only to save what there is and to stay (`stay`) or go back (`back`).
 */
export async function submitPublish(sent: FormData, context: LoadContext): Promise<FormAnswer> {
  const form = stepForms[fieldOf(sent, 'intent')]
  if (!form) throw unknownForm(sent)
  const values = Object.fromEntries(form.fields.map(name => [name, sent.getAll(name).filter(isText).join('\n')]))
  try {
    const next = await takeStep(form, sent, context)
    if (typeof next === 'string') throw redirectTo(`/${context.lang}${next}`)
    return faultyAnswer(fieldOf(sent, 'intent'), next, values)
  } catch (error) {
    if (error instanceof Response) throw error
    // A field may be in another step.
    return refusedForm(sent, error, context, values, Object.keys(stepOfField))
  }
}

const isText = (value: FormDataEntryValue) => typeof value === 'string'

/** Address to go to, without the language; or the messages of faulty fields. */
async function takeStep(form: StepForm, sent: FormData, context: LoadContext): Promise<string | FormAnswer['errors']> {
  const { lang, url } = context
  const query = readPublishQuery(url.searchParams)
  const post = form.read(sent, await currentPost(query.code, context), lang)
  if (form.step === 3 && filesOf(sent, 'file').length > 0) return saveFiles(sent, query.code, post, context)
  const go = fieldOf(sent, 'go')
  const goesOn = go !== 'stay' && go !== 'back'
  const errors = faultsOf(post, form.step, goesOn, context)
  if (form.step === 4 && goesOn && !sent.has('consent')) errors.consent = context.store.text.t(exposureText.needConsent)
  if (Object.keys(errors).length > 0) return errors
  if (form.step === 4 && goesOn) return exposurePath(await send(sent, query.code, post, context))
  const code = await save(sent, query.code, post, context)
  if (go === 'stay') return publishAddress({ code, step: form.step, saved: true })
  return publishAddress({ code, step: (goesOn ? form.step + 1 : form.step - 1) as PublishStep })
}

/** The post as it is saved; empty without a code. */
async function currentPost(code: string, { api, lang, signal }: LoadContext): Promise<Post> {
  if (!code) return emptyPost
  const own = await api.call(exposureOwn, { code }, { signal })
  const post = postOf(own)
  // It was sent in another tab.
  if (!post) throw redirectTo(`/${lang}${exposurePath(own.exposure)}`)
  return post
}

/** A draft may lack anything, but an amount that is not a number cannot be saved. */
function faultsOf(post: Post, step: PublishStep, goesOn: boolean, { store: { text } }: LoadContext) {
  const fields = faultyFields(post).filter(
    field => stepOfField[field] === step && (goesOn || (field === 'amount' && post.amount !== null)),
  )
  return Object.fromEntries(fields.map(field => [field, text.t(faultWords[field]!)]))
}

/** The key makes a new draft once; saving an existing one again changes nothing more. */
async function save(sent: FormData, code: string, post: Post, { api, signal }: LoadContext): Promise<string> {
  const idempotencyKey = (!code && fieldOf(sent, 'formKey')) || crypto.randomUUID()
  const input = { ...inputOf(post), ...(code && { code }), draft: true }
  return (await api.call(exposurePublish, input, { idempotencyKey, signal })).exposure.code
}

async function send(sent: FormData, code: string, post: Post, { api, signal }: LoadContext) {
  const idempotencyKey = fieldOf(sent, 'formKey') || crypto.randomUUID()
  const input = { ...inputOf(post), code, consent: true }
  return (await api.call(exposurePublish, input, { idempotencyKey, signal })).exposure
}

/** Saves the files of a form without JavaScript, also if one of them is refused, and shows the step again for their captions. */
async function saveFiles(sent: FormData, code: string, post: Post, context: LoadContext) {
  const images: Image[] = []
  const room = pictureLimits.most - post.images.length
  try {
    await uploadFiles(sent, exposureUpload, room, images, context)
  } finally {
    if (images.length > 0) await save(sent, code, { ...post, images: [...post.images, ...images] }, context)
  }
  return filesOf(sent, 'file').length > room
    ? { file: context.store.text.t(uiText.picturesFit, { most: pictureLimits.most }) }
    : publishAddress({ code, step: 3, saved: true })
}
