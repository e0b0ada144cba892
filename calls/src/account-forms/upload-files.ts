import type { LoadContext } from 'shared-state/contract/area'
import type { dealerComplaintupload } from '../complaints.ts'
import type { Image } from '../entities/image.ts'
import type { exposureUpload } from '../exposure-cases.ts'
import type { marketUpload } from '../market-writing.ts'
import { filesOf } from './files-of.ts'

/**
 * Uploads the pictures that a form without JavaScript carries itself, at most `room`, one after the other, and adds each to `images`, also
 * if a later one is refused.
 */
export async function uploadFiles(
  form: FormData,
  call: typeof exposureUpload | typeof dealerComplaintupload | typeof marketUpload,
  room: number,
  images: Pick<Image, 'imageId' | 'caption'>[],
  { api, signal }: LoadContext,
): Promise<void> {
  for (const file of filesOf(form, 'file').slice(0, Math.max(room, 0)))
    images.push((await api.call(call, { file }, { signal })).image)
}
