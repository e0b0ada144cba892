import { useRef, useState } from 'react'
import type { Image } from 'calls/entities/image'
import { failureText } from 'calls/failures/failure-text'
import { ApiError, useStore, useText } from 'shared-state/runtime'
import { uiText } from '../strings/keys.ts'

/** A picture that is already uploaded; `name` is that of its file. */
export interface UploadedPicture {
  name: string
  image: Image
}

export const uploaded = (pictures: readonly ChosenPicture[]): UploadedPicture[] =>
  pictures.flatMap(({ name, image }) => (image ? [{ name, image }] : []))

/** Limits of a post's pictures in every call (decisions 4). */
export const pictureLimits = { most: 9, megabytes: 5 }

/** A selected picture: uploading, uploaded or refused; if the upload can be repeated, it keeps its file. */
export interface ChosenPicture {
  key: number
  name: string
  image?: Image
  error?: string
  file?: File
}

interface PicturesOptions {
  /** Uploads one picture; rejects with an ApiError. */
  upload: (file: File) => Promise<Image>
  /** Pictures that the post already has. */
  start?: readonly Image[] | undefined
  /** One was uploaded, removed or moved. */
  onChange?: ((now: readonly ChosenPicture[]) => void) | undefined
}

const bytesOfMegabyte = 1024 * 1024

/** Pictures of a post, each uploaded as soon as it is selected, with its own state and error. */
export function usePictures({ upload, start = [], onChange }: PicturesOptions) {
  const t = useText()
  const { text } = useStore()
  const [pictures, setPictures] = useState<ChosenPicture[]>(() =>
    start.map((image, index) => ({ key: index, name: t(uiText.pictureNumber, { number: index + 1 }), image })),
  )
  const [tooMany, setTooMany] = useState(false)
  const lastKey = useRef(start.length)
  // A ref, because uploads finish long after the render that started them.
  const latest = useRef(pictures)

  const put = (now: ChosenPicture[]) => {
    latest.current = now
    setPictures(now)
  }
  const change = (key: number, next: (picture: ChosenPicture) => ChosenPicture) =>
    put(latest.current.map(picture => (picture.key === key ? next(picture) : picture)))

  const send = async (key: number, file: File) => {
    try {
      const image = await upload(file)
      change(key, ({ name }) => ({ key, name, image }))
      onChange?.(latest.current)
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
    for (const { file, picture } of chosen) if (!picture.error) void send(picture.key, file)
  }

  /** A file that is too large is refused before the upload, which can take minutes on a phone. */
  const chosenOf = (file: File, key: number): ChosenPicture => {
    const size = file.size / bytesOfMegabyte
    if (size <= pictureLimits.megabytes) return { key, name: file.name }
    return {
      key,
      name: file.name,
      error: t(uiText.pictureTooLarge, { size: Math.ceil(size * 10) / 10, limit: pictureLimits.megabytes }),
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
      void send(key, file)
    },
    remove: (key: number) => {
      setTooMany(false)
      put(latest.current.filter(picture => picture.key !== key))
      onChange?.(latest.current)
    },
    /** Moves a picture to a place, counted from 0; a place outside the list changes nothing. */
    move: (key: number, place: number) => {
      const moved = latest.current.find(picture => picture.key === key)
      if (!moved || place < 0 || place >= latest.current.length) return
      put(latest.current.filter(picture => picture !== moved).toSpliced(place, 0, moved))
      onChange?.(latest.current)
    },
    /** Restores the pictures of a draft, which are already uploaded. */
    restore: (kept: readonly UploadedPicture[]) =>
      put(kept.slice(0, pictureLimits.most).map(({ name, image }) => ({ key: (lastKey.current += 1), name, image }))),
    clear: () => put([]),
  }
}

export type Pictures = ReturnType<typeof usePictures>
