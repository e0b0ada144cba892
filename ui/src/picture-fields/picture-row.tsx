import { ArrowDown, ArrowUp, CircleAlert, RotateCw, X } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { CheckboxField } from '../checkbox-field.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { uiText } from '../strings/keys.ts'
import { TextField } from '../text-field.tsx'
import styles from './picture-fields.module.css'
import type { ChosenPicture } from './use-pictures.ts'

/** Most characters of a caption in every call. */
const longestCaption = 200

interface PictureRowProps {
  picture: ChosenPicture
  captions: boolean | undefined
  isFirst: boolean
  isLast: boolean
  onRemove: () => void
  onAgain: () => void
  /** By this many places, negative towards the start; `button` was pressed. */
  onMove: (steps: -1 | 1, button: HTMLElement) => void
}

export function PictureRow({ picture, captions, isFirst, isLast, onRemove, onAgain, onMove }: PictureRowProps) {
  const t = useText()
  const { name, image, error, file } = picture
  const mover = (steps: -1 | 1, isEnd: boolean) => (
    <IconButton
      label={t(steps < 0 ? uiText.movePictureUp : uiText.movePictureDown, { name })}
      icon={steps < 0 ? ArrowUp : ArrowDown}
      aria-disabled={isEnd || undefined}
      onClick={event => {
        if (!isEnd) onMove(steps, event.currentTarget)
      }}
    />
  )
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        {image && <img src={image.thumb} alt="" width={48} height={48} className={styles.picture} />}
        {error && <Icon of={CircleAlert} className={styles.bad} />}
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span aria-live="polite" className={error ? styles.bad : styles.help}>
          {error ?? t(image ? uiText.pictureThere : uiText.pictureSending)}
        </span>
      </span>
      <span className={classNames(styles.buttons, captions && styles.scripted)}>
        {error && file && <IconButton label={t(uiText.uploadAgain, { name })} icon={RotateCw} onClick={onAgain} />}
        {captions && mover(-1, isFirst)}
        {captions && mover(1, isLast)}
        <IconButton label={t(uiText.remove, { name })} icon={X} onClick={onRemove} />
      </span>
      {image && <input type="hidden" name="imageIds" value={image.imageId} />}
      {image && captions && (
        <div className={styles.caption}>
          <TextField
            label={t(uiText.captionOf, { name })}
            name="captions"
            optional
            maxLength={longestCaption}
            defaultValue={image.caption}
          />
          <noscript>
            <CheckboxField name="removed" value={image.imageId} label={t(uiText.remove, { name })} />
          </noscript>
        </div>
      )}
    </li>
  )
}
