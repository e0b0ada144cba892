import { filesOf } from 'calls/account-forms/files-of'
import type { Image } from 'calls/entities/image'
import { exposureUpload } from 'calls/exposure-cases'
import type { LoadContext } from 'shared-state/runtime'

/** Uploads the pictures that a form without JavaScript carries itself, at most `room`, one after the other, and adds each to `images`. */
export async function uploadFiles(
  sent: FormData,
  room: number,
  images: Image[],
  { api, signal }: LoadContext,
): Promise<void> {
  for (const file of filesOf(sent, 'file').slice(0, Math.max(room, 0)))
    images.push((await api.call(exposureUpload, { file }, { signal })).image)
}
