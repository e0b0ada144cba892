import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import sharp from 'sharp'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import type { FieldMessage } from '../refusal-messages/field-messages.ts'

const MEGABYTE = 1024 * 1024
/** A few bytes can unpack to gigabytes. The limit of 40 megapixels is more than a phone's camera produces. */
const MOST_PIXELS = 40_000_000
const SECONDS = 10
/**
 * Limits by use: the largest file (calls, 'Fields'; decisions 3), the longest side in pixels, and whether the
 * picture is cropped to a square.
 */
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
 * An uploaded file prepared for the site: re-encoded as WebP, upright, without its metadata, and with a thumbnail. Refuses 413/1006 if it
 * is too large, 415/1005 unless its bytes identify it as JPEG, PNG or WebP.
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
  // The side of a square from a small picture is that picture's shorter side.
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
    // The bytes begin like a picture but cannot be decoded: the sender's fault, whatever error the decoder reports.
    throw refused(errorCodes.wrongFileType, 'brokenPicture')
  }
}
