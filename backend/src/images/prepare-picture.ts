import { fileTypeFromBuffer } from 'file-type'
import { boundedWork, TooMuchWork } from 'platform/api/bounded-work'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import sharp from 'sharp'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import type { FieldMessage } from '../refusal-messages/field-messages.ts'

const MEGABYTE = 1024 * 1024
/**
 * A few bytes can unpack to gigabytes. The limit of 40 megapixels is more than a phone's camera produces; with 16 bits a channel, which no
 * screen shows, it is half of that. An interlaced picture of this size takes 160 MB while it is decoded.
 */
const MOST_PIXELS = 40_000_000
const mostPixels = (depth: string) => (depth === 'uchar' ? MOST_PIXELS : MOST_PIXELS / 2)
/** Pictures decoded at once in one process, which bounds their memory; the rest wait, and too many are refused. */
const ROOM = { atOnce: 2, waiting: 30 }
const BUSY_SECONDS = '10'
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
const decoding = boundedWork(ROOM)

export interface Picture {
  width: number
  height: number
  bytes: Uint8Array
  thumb: Uint8Array
}

/**
 * An uploaded file prepared for the site: re-encoded as WebP, upright, without its metadata, and with a thumbnail. Refuses 413/1006 if it
 * is too large, 415/1005 unless its bytes identify it as JPEG, PNG or WebP, 429/4001 while too many pictures wait to be decoded.
 */
export async function preparePicture(file: File, lang: Language, use: PictureUse = 'content'): Promise<Picture> {
  const { megabytes } = uses[use]
  if (file.size > megabytes * MEGABYTE) throw refused(errorCodes.tooLarge, 'fileTooLarge', lang, megabytes)
  const sent = new Uint8Array(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(sent)
  if (!type || !types.has(type.mime)) throw refused(errorCodes.wrongFileType, 'noPicture', lang)
  try {
    return await decoding(() => decode(sent, type.mime, lang, uses[use]))
  } catch (error) {
    if (error instanceof TooMuchWork) {
      throw new Refusal(errorCodes.tooManyRequests, { headers: { 'Retry-After': BUSY_SECONDS } })
    }
    throw error
  }
}

async function decode(
  sent: Uint8Array,
  type: string,
  lang: Language,
  { side, fit }: (typeof uses)[PictureUse],
): Promise<Picture> {
  const broken = () => refused(errorCodes.wrongFileType, 'brokenPicture', lang)
  const { format, width, height, depth } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken()
    })
  // The library chooses its decoder by itself: it must see the same kind of picture.
  if (`image/${format}` !== type) throw broken()
  const most = mostPixels(depth)
  if (width * height > most) throw refused(errorCodes.tooLarge, 'tooManyPixels', lang, most / 1_000_000)
  // The side of a square from a small picture is that picture's shorter side.
  const longest = fit === 'cover' ? Math.min(side, width, height) : side
  try {
    const full = await sharp(sent, { limitInputPixels: most, failOn: 'error' })
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
    throw broken()
  }
}

const refused = (code: ErrorCode, message: FieldMessage, lang: Language, limit = 0) =>
  new Refusal(code, { errors: [{ field: 'file', message: fieldMessage(message, lang, { limit }) }] })
