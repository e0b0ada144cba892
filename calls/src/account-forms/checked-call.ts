import type { Api } from 'shared-state/api/api'
import { isApiError } from 'shared-state/api/api-error'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Text } from 'shared-state/i18n/text'
import { usercenterGraphcode } from '../bot-check.ts'
import { canProvePerson, provePerson } from '../bot-check/prove-person.ts'
import type { BotProof, BotScene } from '../entities/bot-proof.ts'
import { fieldOf } from './field-of.ts'
import { refusalOf, type FormRefusal } from './form-refusal.ts'

/** Characters to be read by who cannot do the bot check's work: without JavaScript, or where the work was refused. */
export interface BotPicture {
  graphId: string
  image: string
}

/** What a form shows after it was sent in vain. */
export interface FormState {
  refusal: FormRefusal | null
  picture: BotPicture | null
}

export type Checked<Result> = { result: Result } | { error: unknown; picture: BotPicture | null }

interface CheckedCall<Result> {
  form: FormData
  scene: BotScene
  api: Api
  /** The call is sure to ask for the check: all else it wants is there. */
  wanted: boolean
  call: (bot?: BotProof) => Promise<Result>
}

/**
 * Makes a form's call that may ask for a bot check. The browser works for it, or what was read from a picture goes along. `error` null:
 * nothing is wrong, but the picture is to be read first, or `act=picture` asked for another one. Never rejects.
 */
export async function checkedCall<Result>(request: CheckedCall<Result>): Promise<Checked<Result>> {
  const { form, scene, api, wanted, call } = request
  const read = pictureRead(form)
  const withPicture = async (error: unknown): Promise<Checked<Result>> => {
    try {
      const { graphId, image } = await api.call(usercenterGraphcode, { scene })
      return { error, picture: { graphId, image } }
    } catch (noPicture) {
      return { error: error ?? noPicture, picture: null }
    }
  }
  if (fieldOf(form, 'act') === 'picture' || (wanted && !read && !canProvePerson())) return withPicture(null)
  try {
    const bot = read ?? (wanted ? await provePerson(api, scene) : undefined)
    return { result: await call(bot) }
  } catch (error) {
    // A picture counts once, whatever became of the call.
    if (read) return withPicture(error)
    if (!isApiError(error) || error.code !== errorCodes.botCheck) return { error, picture: null }
    return !wanted && canProvePerson() ? checkedCall({ ...request, wanted: true }) : withPicture(null)
  }
}

/** What a form with these fields shows of a call that did not come off. */
export function formStateOf(
  { error, picture }: { error: unknown; picture: BotPicture | null },
  text: Text,
  fields: readonly string[],
): FormState {
  return {
    refusal: error === null ? null : refusalOf(error, text, [...fields, 'bot', 'bot.graphId', 'bot.graphCode']),
    picture,
  }
}

/** The picture's answer, where the form showed one. */
export function pictureRead(form: FormData): BotProof | null {
  const graphId = fieldOf(form, 'graphId')
  // A space is refused as wrong characters; nothing at all would be no answer.
  return graphId ? { graphId, graphCode: fieldOf(form, 'graphCode').trim() || ' ' } : null
}
