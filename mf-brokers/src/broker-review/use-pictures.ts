import { useRef, useState } from 'react'
import { commentImageupload } from 'calls/comment-writing'
import { failureText } from 'calls/failures/failure-text'
import { ApiError, useApi, useStore, useText } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'
import type { DraftPicture } from './review-draft.ts'

/** The pictures that have been uploaded. */
export const uploaded = (pictures: readonly ChosenPicture[]): DraftPicture[] =>
  pictures.flatMap(({ name, image }) => (image ? [{ name, image }] : []))

/** Limits of comment.imageupload and comment.publish. */
export const pictureLimits = { most: 9, megabytes: 5 }

/** A selected picture: uploading, uploaded or refused; if the upload can be repeated, it keeps its file. */
export interface ChosenPicture {
  key: number
  name: string
  image?: DraftPicture['image']
  error?: string
  file?: File
}

const bytesOfMegabyte = 1024 * 1024

/** Pictures of a review, each uploaded as soon as it is selected, with its own state and error. `onChange`: one was added or removed. */
export function usePictures(onChange: (now: readonly ChosenPicture[]) => void) {
  const t = useText()
  const api = useApi()
  const { text } = useStore()
  const [pictures, setPictures] = useState<ChosenPicture[]>([])
  const [tooMany, setTooMany] = useState(false)
  const lastKey = useRef(0)
  // A ref, because uploads finish long after the render that started them.
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
      const words = error.fieldMessage('file') ?? failureText(error, text)
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

  /** A file that is too large is refused before the upload, which can take minutes on a phone. */
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
    /** Restores the pictures of a draft, which are already uploaded. */
    restore: (kept: readonly DraftPicture[]) =>
      put(kept.slice(0, pictureLimits.most).map(({ name, image }) => ({ key: (lastKey.current += 1), name, image }))),
    clear: () => put([]),
  }
}

export type Pictures = ReturnType<typeof usePictures>
