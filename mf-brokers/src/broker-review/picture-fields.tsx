import { CircleAlert, ImagePlus, RotateCw, X } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useId, useRef, useState, type DragEvent, type MouseEvent } from 'react'
import { useLoginFirst, useStore, useText } from 'shared-state/runtime'
import { classNames } from 'ui/class-names'
import { FieldError } from 'ui/field'
import { FileField } from 'ui/file-field'
import { Icon } from 'ui/icon'
import { IconButton } from 'ui/icon-button'
import { brokersText } from '../strings/keys.ts'
import type { ReviewAnswer } from './form-answer.ts'
import styles from './picture-fields.module.css'
import { pictureLimits, type ChosenPicture, type Pictures } from './use-pictures.ts'

const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Pictures of a review, selected or dropped here. Uploading needs a login, so a visitor without one is asked to log in first. */
export const PictureFields = observer(function PictureFields({
  pictures,
  answer,
}: {
  pictures: Pictures
  answer: ReviewAnswer | undefined
}) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { session } = useStore()
  const loginFirst = useLoginFirst()
  const [dragged, setDragged] = useState(false)

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
    loginFirst(() => pictures.add(files))
  }
  const error = answer?.errors.imageIds ?? answer?.errors.file
  const words = error ?? (pictures.tooMany ? t(brokersText.picturesFit, { most: pictureLimits.most }) : undefined)
  return (
    <>
      <div className={classNames(styles.fields, styles.scripted)}>
        <label
          className={classNames(styles.drop, dragged && styles.dragged)}
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
              pictures.add([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
          <Icon of={ImagePlus} />
          <span className={styles.add}>{t(brokersText.addPictures)}</span>
          <span id={`${id}-help`} className={styles.help}>
            {t(brokersText.picturesHelp, { limit: pictureLimits.megabytes, most: pictureLimits.most })}
          </span>
        </label>
        {words && <FieldError id={`${id}-error`}>{words}</FieldError>}
        {pictures.pictures.length > 0 && (
          <ul role="list" aria-live="polite" className={styles.list}>
            {pictures.pictures.map(picture => (
              <PictureRow
                key={picture.key}
                picture={picture}
                onRemove={() => pictures.remove(picture.key)}
                onAgain={() => pictures.again(picture)}
              />
            ))}
          </ul>
        )}
      </div>
      <noscript>
        <PlainPictures sent={answer?.pictures ?? []} error={error} />
      </noscript>
    </>
  )
})

/** Sent with the form. Pictures of a refused form are already uploaded; their ids are sent again. */
function PlainPictures({ sent, error }: { sent: readonly string[]; error: string | undefined }) {
  const t = useText()
  const help = t(brokersText.picturesHelp, { limit: pictureLimits.megabytes, most: pictureLimits.most })
  return (
    <>
      {sent.map(imageId => (
        <input key={imageId} type="hidden" name="imageIds" value={imageId} />
      ))}
      {sent.length > 0 && <p>{t(brokersText.picturesSent, { count: sent.length })}</p>}
      <FileField
        label={t(brokersText.addPictures)}
        name="file"
        accept={pictureTypes}
        multiple
        optional
        help={help}
        error={error}
      />
    </>
  )
}

function PictureRow({
  picture: { name, image, error, file },
  onRemove,
  onAgain,
}: {
  picture: ChosenPicture
  onRemove: () => void
  onAgain: () => void
}) {
  const t = useText()
  return (
    <li className={styles.row}>
      {image && <input type="hidden" name="imageIds" value={image.imageId} />}
      <span className={styles.thumb}>
        {image && <img src={image.thumb} alt="" width={48} height={48} className={styles.picture} />}
        {error && <Icon of={CircleAlert} className={styles.bad} />}
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={error ? styles.bad : styles.help}>
          {error ?? t(image ? brokersText.pictureThere : brokersText.pictureSending)}
        </span>
      </span>
      {error && file && <IconButton label={t(brokersText.uploadAgain, { name })} icon={RotateCw} onClick={onAgain} />}
      <IconButton label={t(brokersText.removePicture, { name })} icon={X} onClick={onRemove} />
    </li>
  )
}
