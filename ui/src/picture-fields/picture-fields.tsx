import { ImagePlus } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useId, useRef, useState, type DragEvent, type MouseEvent } from 'react'
import { useLoginFirst, useStore, useText } from 'shared-state/runtime'
import { classNames } from '../class-names.ts'
import { FieldError } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { uiText } from '../strings/keys.ts'
import { useCoverFirst } from './cover/cover-first.tsx'
import styles from './picture-fields.module.css'
import { PictureRows } from './picture-rows.tsx'
import { pictureTypes, PlainPictures } from './plain-pictures.tsx'
import { pictureLimits, type Pictures } from './use-pictures.ts'

export interface PictureFieldsProps {
  pictures: Pictures
  /** Why the pictures, or one of them, were refused. */
  error?: string | undefined
  /** Without JavaScript: ids of pictures that are already uploaded and are not among `pictures`. */
  sent?: readonly string[] | undefined
  /** At least one picture is needed. */
  required?: boolean | undefined
  /** Pictures are shown to others in this order and with a caption each. */
  captions?: boolean | undefined
}

/**
 * Pictures of a post, selected or dropped here. A form sends their ids as `imageIds` and their captions as `captions`, in the same order.
 * Uploading needs a login, so a visitor without one is asked to log in first. Without JavaScript the form carries the files as `file`.
 */
export const PictureFields = observer(function PictureFields(props: PictureFieldsProps) {
  const { pictures, error, sent, required, captions } = props
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { session } = useStore()
  const loginFirst = useLoginFirst()
  const [dragged, setDragged] = useState(false)
  const { take, choice } = useCoverFirst(pictures.add)

  const choose = (event: MouseEvent) => {
    if (session.isLoggedIn) return
    event.preventDefault()
    loginFirst(() => input.current?.focus())
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setDragged(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragged(false)
    const files = [...event.dataTransfer.files]
    loginFirst(() => take(files))
  }
  const words = error ?? (pictures.tooMany ? t(uiText.picturesFit, { most: pictureLimits.most }) : undefined)
  return (
    <div className={styles.fields}>
      <label
        className={classNames(styles.drop, styles.scripted, dragged && styles.dragged)}
        onDragOver={drag}
        onDragLeave={() => setDragged(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          multiple
          accept={pictureTypes}
          className={styles.input}
          aria-describedby={words ? `${id}-help ${id}-error` : `${id}-help`}
          aria-invalid={words ? true : undefined}
          onClick={choose}
          onChange={event => {
            take([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
        <Icon of={ImagePlus} />
        <span className={styles.add}>{t(uiText.addPictures)}</span>
        <span id={`${id}-help`} className={styles.help}>
          {t(uiText.picturesHelp, { limit: pictureLimits.megabytes, most: pictureLimits.most })}
        </span>
      </label>
      <div className={styles.scripted}>{choice}</div>
      {words && (
        <div className={styles.scripted}>
          <FieldError id={`${id}-error`}>{words}</FieldError>
        </div>
      )}
      <PictureRows pictures={pictures} captions={captions} />
      <span role="status" className={styles.help}>
        {pictures.isBusy && t(uiText.picturesWait)}
      </span>
      {pictures.isBusy && (
        <progress
          className={styles.progress}
          aria-label={t(uiText.picturesWait)}
          max={pictures.pictures.length}
          value={pictures.pictures.filter(({ image, error }) => image || error).length}
        />
      )}
      <noscript>
        <PlainPictures sent={sent} error={error} required={required} />
      </noscript>
    </div>
  )
})
