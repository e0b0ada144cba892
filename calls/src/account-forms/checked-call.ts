import type { Api } from 'shared-state/api/api'
import { isApiError } from 'shared-state/api/api-error'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Text } from 'shared-state/i18n/text'
import { usercenterGraphcode } from '../bot-check.ts'
import { canProvePerson, provePerson } from '../bot-check/prove-person.ts'
import type { BotProof, BotScene } from '../entities/bot-proof.ts'
import { fieldOf } from './field-of.ts'
import { refusalOf, type FormRefusal } from './form-refusal.ts'

/** A picture with characters to read, for browsers that cannot solve the bot check: no JavaScript, or the solution was refused. */
export interface BotPicture {
  graphId: string
  image: string
}

/** What a form shows after a failed submission. */
export interface FormState {
  refusal: FormRefusal | null
  picture: BotPicture | null
}

export type Checked<Result> = { result: Result } | { error: unknown; picture: BotPicture | null }

interface CheckedCall<Result> {
  form: FormData
  scene: BotScene
  api: Api
  /** The call will certainly ask for the bot check: the rest of its input is complete. */
  wanted: boolean
  call: (bot?: BotProof) => Promise<Result>
}

/**
 * Makes a form's call that may ask for a bot check. The browser solves it, or the characters read from a picture are sent along.
 * `error` null: nothing is wrong, but the picture has to be read first, or `act=picture` asked for another one. Never rejects.
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
    // A picture is good for one call, successful or not.
    if (read) return withPicture(error)
    if (!isApiError(error) || error.code !== errorCodes.botCheck) return { error, picture: null }
    return !wanted && canProvePerson() ? checkedCall({ ...request, wanted: true }) : withPicture(null)
  }
}

/** What a form with these fields shows after a failed call. */
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

/** The characters read from the picture, where the form showed one. */
export function pictureRead(form: FormData): BotProof | null {
  const graphId = fieldOf(form, 'graphId')
  // A space is refused as wrong characters; an empty string would not count as an answer.
  return graphId ? { graphId, graphCode: fieldOf(form, 'graphCode').trim() || ' ' } : null
}
