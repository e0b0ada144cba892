import type { LoadContext } from 'shared-state/contract/area'
import { usercenterUpload } from '../profile.ts'

/** Uploads pictures one after the other, to go easy on mobile networks. Returns their ids in order; rejects with the first refusal. */
export async function uploadPictures(files: readonly File[], { api, signal }: LoadContext): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) ids.push((await api.call(usercenterUpload, { file }, { signal })).image.imageId)
  return ids
}
