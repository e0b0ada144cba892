import { useRef, useState } from 'react'
import { commentImageupload } from 'calls/comment-writing'
import { ApiError, useApi, useText } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'
import type { DraftPicture } from './review-draft.ts'

/** Those of them that are there. */
export const uploaded = (pictures: readonly ChosenPicture[]): DraftPicture[] =>
  pictures.flatMap(({ name, image }) => (image ? [{ name, image }] : []))

/** Limits of comment.imageupload and comment.publish. */
export const pictureLimits = { most: 9, megabytes: 5 }

/** A chosen picture: on its way, there, or refused; what may be tried again keeps its file. */
export interface ChosenPicture {
  key: number
  name: string
  image?: DraftPicture['image']
  error?: string
  file?: File
}

const bytesOfMegabyte = 1024 * 1024

/** Pictures of a review: each is uploaded as soon as it is chosen, with a state and an error of its own. `onChange`: one came or went. */
export function usePictures(onChange: (now: readonly ChosenPicture[]) => void) {
  const t = useText()
  const api = useApi()
  const [pictures, setPictures] = useState<ChosenPicture[]>([])
  const [tooMany, setTooMany] = useState(false)
  const lastKey = useRef(0)
  // Uploads come to their end long after the render that began them.
  const latest = useRef<ChosenPicture[]>([])

  const put = (now: ChosenPicture[]) => {
    latest.current = now
    setPictures(now)
  }
  const change = (key: number, next: (picture: ChosenPicture) => ChosenPicture) =>
    put(latest.current.map(picture => (picture.key === key ? next(picture) : picture)))

  const upload = async (key: number, file: File) => {
    try {
      const { image } = await api.call(commentImageupload, { file })
      change(key, ({ name }) => ({ key, name, image }))
      onChange(latest.current)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const refused = error.status === 413 || error.status === 415
      const unanswered = error.status === 0 || error.status === 504
      const words = error.fieldMessage('file') ?? (unanswered ? t(brokersText.noAnswer) : error.message)
      change(key, picture => ({ ...picture, error: words, ...(!refused && { file }) }))
    }
  }

  const add = (files: readonly File[]) => {
    const room = pictureLimits.most - latest.current.length
    setTooMany(files.length > room)
    const chosen = files
      .slice(0, Math.max(room, 0))
      .map(file => ({ file, picture: chosenOf(file, (lastKey.current += 1)) }))
    put([...latest.current, ...chosen.map(({ picture }) => picture)])
    for (const { file, picture } of chosen) if (!picture.error) void upload(picture.key, file)
  }

  /** What is too large is told before it is sent: on a phone sending it takes minutes. */
  const chosenOf = (file: File, key: number): ChosenPicture => {
    const size = file.size / bytesOfMegabyte
    if (size <= pictureLimits.megabytes) return { key, name: file.name }
    return {
      key,
      name: file.name,
      error: t(brokersText.pictureTooLarge, { size: Math.ceil(size * 10) / 10, limit: pictureLimits.megabytes }),
    }
  }

  return {
    pictures,
    tooMany,
    isBusy: pictures.some(({ image, error }) => !image && !error),
    add,
    again: ({ key, file }: ChosenPicture) => {
      if (!file) return
      change(key, ({ name }) => ({ key, name }))
      void upload(key, file)
    },
    remove: (key: number) => {
      setTooMany(false)
      put(latest.current.filter(picture => picture.key !== key))
      onChange(latest.current)
    },
    /** What a draft has kept: uploaded before. */
    restore: (kept: readonly DraftPicture[]) =>
      put(kept.slice(0, pictureLimits.most).map(({ name, image }) => ({ key: (lastKey.current += 1), name, image }))),
    clear: () => put([]),
  }
}

export type Pictures = ReturnType<typeof usePictures>
