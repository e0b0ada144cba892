import { useEffect, useRef, useState } from 'react'
import { useText } from 'shared-state/runtime'
import { uiText } from '../strings/keys.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './picture-fields.module.css'
import { PictureRow } from './picture-row.tsx'
import type { Pictures } from './use-pictures.ts'

/** The selected pictures in their order; `captions`: with a caption each, and with buttons to move them. */
export function PictureRows({ pictures, captions }: { pictures: Pictures; captions?: boolean | undefined }) {
  const t = useText()
  const [moved, setMoved] = useState('')
  const pressed = useRef<HTMLElement>(null)
  const { pictures: rows, again, remove, move } = pictures
  useEffect(() => {
    // The browser drops the focus of an element that changes its place.
    pressed.current?.focus()
    pressed.current = null
  }, [rows])
  if (rows.length === 0) return null
  return (
    <>
      <ul role="list" className={styles.list}>
        {rows.map((picture, index) => (
          <PictureRow
            key={picture.key}
            picture={picture}
            captions={captions}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onRemove={() => remove(picture.key)}
            onAgain={() => again(picture)}
            onMove={(steps, button) => {
              pressed.current = button
              move(picture.key, index + steps)
              setMoved(t(uiText.pictureMoved, { name: picture.name, place: index + steps + 1, all: rows.length }))
            }}
          />
        ))}
      </ul>
      {captions && (
        <VisuallyHidden>
          <span role="status">{moved}</span>
        </VisuallyHidden>
      )}
    </>
  )
}
