import type { LoadContext } from 'shared-state/contract/area'
import { usercenterUpload } from '../profile.ts'

/** Sends pictures one after the other, as a phone's network likes it; rejects with the first refusal. Their ids, in order. */
export async function uploadPictures(files: readonly File[], { api, signal }: LoadContext): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) ids.push((await api.call(usercenterUpload, { file }, { signal })).image.imageId)
  return ids
}
