import type { FormAnswer } from 'calls/account-forms/form-answer'
import type { Image } from 'calls/entities/image'

const SEPARATOR = '\n'

/** The pictures of a sent form as values of its answer. */
export const pictureValues = (images: readonly Pick<Image, 'imageId' | 'caption'>[]): FormAnswer['values'] => ({
  imageIds: images.map(({ imageId }) => imageId).join(SEPARATOR),
  captions: images.map(({ caption = '' }) => caption).join(SEPARATOR),
})

/**
 * The pictures of a form that is shown again: those of the saved survey in their order as sent, with their captions as sent, and the ids of the
 * others, which have just been uploaded. Without an answer, the survey's own.
 */
export function sentPhotos(
  photos: readonly Image[],
  values: FormAnswer['values'] | undefined,
): { start: readonly Image[]; others: readonly string[] } {
  const { imageIds, captions = '' } = values ?? {}
  if (imageIds === undefined) return { start: photos, others: [] }
  const captionOf = captions.split(SEPARATOR)
  const sent = imageIds.split(SEPARATOR).filter(Boolean)
  const start = sent.flatMap((imageId, index) => {
    const photo = photos.find(one => one.imageId === imageId)
    return photo ? [{ ...photo, caption: captionOf[index] ?? '' }] : []
  })
  return { start, others: sent.filter(imageId => photos.every(photo => photo.imageId !== imageId)) }
}
