import type { Image } from '../entities/image.ts'

type SentPicture = Pick<Image, 'imageId' | 'caption'>

/** The pictures of a form that are already uploaded, in their order, each with its caption, without those that are marked as removed. */
export function sentPictures(form: FormData): SentPicture[] {
  const captions = form.getAll('captions').map(String)
  const removed = form.getAll('removed')
  return form
    .getAll('imageIds')
    .map((imageId, index) => ({ imageId: String(imageId), caption: captions[index] ?? '' }))
    .filter(({ imageId }) => !removed.includes(imageId))
}

/** Pictures as the calls take them; no fields without any. */
export const picturesInput = (images: readonly SentPicture[]) =>
  images.length > 0
    ? { imageIds: images.map(({ imageId }) => imageId), captions: images.map(({ caption }) => caption ?? '') }
    : {}
