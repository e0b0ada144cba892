import { X } from '@lucide/icons'
import { Link } from 'react-router-dom'
import type { Ad } from 'calls/entities/ad'
import { useText } from 'shared-state/runtime'
import { IconButton } from '../icon-button.tsx'
import { uiText } from '../strings/keys.ts'
import { Tag } from '../tag.tsx'
import styles from './booked-ad.module.css'

export interface BookedAdProps {
  ad: Ad
  /** The word 'Advertisement' in the visitor's language. */
  label: string
  onOpen: () => void
  /** Closes the ad. If absent, the ad has no button for it: an ad in a dialog is closed with the dialog's button. */
  onClose?: (() => void) | undefined
}

/** A booked ad: its picture, if it has one, its title, and the word that says what it is. */
export function BookedAd({ ad: { title, image, url }, label, onOpen, onClose }: BookedAdProps) {
  const t = useText()
  const content = (
    <>
      {image && (
        <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" className={styles.image} />
      )}
      <span className={styles.title}>{title}</span>
      <Tag outline>{label}</Tag>
    </>
  )
  return (
    <div className={styles.ad}>
      {url.startsWith('/') ? (
        <Link to={url} onClick={onOpen} className={styles.link}>
          {content}
        </Link>
      ) : (
        <a href={url} rel="sponsored external noopener nofollow" onClick={onOpen} className={styles.link}>
          {content}
        </a>
      )}
      {onClose && <IconButton label={`${t(uiText.close)}: ${title}`} icon={X} onClick={onClose} />}
    </div>
  )
}
