import type { BotProof, BotScene } from 'calls/entities/bot-proof'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { messageOf } from '../refusal-messages/refusal-messages.ts'
import { createPictureCodes } from './picture-code.ts'
import { drawPicture } from './picture.ts'
import { createProofOfWork } from './proof-of-work.ts'
import type { Work } from './proof-of-work.ts'

export const BOT_CHECK_SECONDS = 300
const PICTURE_TRIES = 3

export interface BotCheck {
  work(scene: BotScene): Promise<Work>
  /** `image` is a data URL. */
  picture(scene: BotScene): Promise<{ graphId: string; image: string }>
  /**
   * Uses up a proof of this scene; 400/2008 without one, or with one that is wrong, late, used or of another scene. Never inside a
   * transaction: the try and the used proof have to be recorded even if the call is refused afterwards.
   */
  check(bot: BotProof | undefined, scene: BotScene, lang: Language): Promise<void>
}

/** One bot check for every call that needs one. Requesting a challenge stores nothing; one_time_codes holds only tried or used ones. */
export function createBotCheck(db: Db, secret: Uint8Array, mostTries: number): BotCheck {
  const work = createProofOfWork(secret, BOT_CHECK_SECONDS, mostTries)
  const pictures = createPictureCodes(secret, BOT_CHECK_SECONDS)

  /** Marks a proof as used; false if it had been used before. */
  async function spend(codeId: string, scene: string): Promise<boolean> {
    const taken = await db.one(
      `INSERT INTO one_time_codes AS c (code_id, purpose, subject, secret_hash, expires_at, used_at)
       VALUES ($1, 'bot check', $2, '', now() + make_interval(secs => $3), now())
       ON CONFLICT (code_id) DO UPDATE SET used_at = now() WHERE c.used_at IS NULL RETURNING code_id`,
      [codeId, scene, BOT_CHECK_SECONDS],
    )
    return taken !== undefined
  }

  /** Counts a try before it is checked, in one statement: parallel guesses cannot share one. */
  async function triesOf(codeId: string, scene: string): Promise<number> {
    const row = await db.one<{ tries: number }>(
      `INSERT INTO one_time_codes AS c (code_id, purpose, subject, secret_hash, expires_at, tries)
       VALUES ($1, 'bot check', $2, '', now() + make_interval(secs => $3), 1)
       ON CONFLICT (code_id) DO UPDATE SET tries = least(c.tries + 1, 100) RETURNING tries`,
      [codeId, scene, BOT_CHECK_SECONDS],
    )
    return row?.tries ?? Infinity
  }

  return {
    work: scene => work.challenge(scene),
    async picture(scene) {
      const { graphId, code } = pictures.make(scene)
      return { graphId, image: await drawPicture(code) }
    },
    async check(bot, scene, lang) {
      if (!bot) throw failed('bot', messageOf(errorCodes.botCheck, lang))
      if ('botId' in bot) {
        const solved = (await work.isSolved(bot.botId, bot.proof, scene)) && (await spend(`bot-${bot.botId}`, scene))
        if (!solved) throw failed('bot', messageOf(errorCodes.botCheck, lang))
        return
      }
      const code = pictures.codeOf(bot.graphId, scene)
      const isOpen = code !== undefined && (await triesOf(`bot-${bot.graphId}`, scene)) <= PICTURE_TRIES
      if (!isOpen) throw failed('bot.graphId', fieldMessage('pictureOver', lang))
      if (bot.graphCode.trim().toUpperCase() !== code)
        throw failed('bot.graphCode', fieldMessage('wrongCharacters', lang))
      if (!(await spend(`bot-${bot.graphId}`, scene))) throw failed('bot.graphId', fieldMessage('pictureOver', lang))
    },
  }
}

const failed = (field: string, message: string) => new Refusal(errorCodes.botCheck, { errors: [{ field, message }] })
