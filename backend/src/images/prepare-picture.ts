import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import sharp from 'sharp'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import type { FieldMessage } from '../refusal-messages/field-messages.ts'

const MEGABYTE = 1024 * 1024
/** A few bytes can unpack to gigabytes: what a picture may hold in all, 40 megapixels, is more than a phone's camera makes. */
const MOST_PIXELS = 40_000_000
const SECONDS = 10
/** What a picture is for: the largest file (calls, 'Fields'; decisions 3), its longest side in pixels, and whether it becomes a square. */
const uses = {
  content: { megabytes: 5, side: 2000, fit: 'inside' },
  avatar: { megabytes: 2, side: 512, fit: 'cover' },
} as const
export type PictureUse = keyof typeof uses
const THUMB_SIDE = 320
const types = new Set(['image/jpeg', 'image/png', 'image/webp'])

export interface Picture {
  width: number
  height: number
  bytes: Uint8Array
  thumb: Uint8Array
}

/**
 * An uploaded file as the site shows it: re-encoded as WebP, upright, without the metadata it came with, and a small one
 * beside it. Refuses 413/1006 what is too large, 415/1005 what its own bytes do not say to be JPEG, PNG or WebP.
 */
export async function preparePicture(file: File, lang: Language, use: PictureUse = 'content'): Promise<Picture> {
  const { megabytes, side, fit } = uses[use]
  const refused = (code: ErrorCode, message: FieldMessage, limit = 0) =>
    new Refusal(code, { errors: [{ field: 'file', message: fieldMessage(message, lang, { limit }) }] })
  if (file.size > megabytes * MEGABYTE) throw refused(errorCodes.tooLarge, 'fileTooLarge', megabytes)
  const sent = new Uint8Array(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(sent)
  if (!type || !types.has(type.mime)) throw refused(errorCodes.wrongFileType, 'noPicture')
  const { width, height } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused(errorCodes.wrongFileType, 'brokenPicture')
    })
  if (width * height > MOST_PIXELS) throw refused(errorCodes.tooLarge, 'tooManyPixels', MOST_PIXELS / 1_000_000)
  // A square of a small picture is as long as its shorter side.
  const longest = fit === 'cover' ? Math.min(side, width, height) : side
  try {
    const full = await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(longest, longest, { fit, withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true })
    const thumb = await sharp(full.data)
      .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer()
    return { width: full.info.width, height: full.info.height, bytes: full.data, thumb }
  } catch {
    // The bytes begin as a picture does and then are none: the sender's fault, whatever the decoder calls it.
    throw refused(errorCodes.wrongFileType, 'brokenPicture')
  }
}
