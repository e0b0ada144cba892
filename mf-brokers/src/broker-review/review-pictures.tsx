import type { Comment } from 'calls/entities/comment'
import { useText } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'
import styles from './review-pictures.module.css'

/** Longest displayed side of a thumbnail, in px. */
const side = 96

/** Thumbnails of a review's pictures; each links to the full picture. */
export function ReviewPictures({ review: { images, user } }: { review: Comment }) {
  const t = useText()
  if (images.length === 0) return null
  return (
    <ul role="list" className={styles.pictures}>
      {images.map(({ imageId, url, thumb }, index) => (
        <li key={imageId}>
          <a href={url} target="_blank" rel="noopener" className={styles.link}>
            <img
              src={thumb}
              alt={t(brokersText.pictureOf, { place: index + 1, name: user.nick })}
              width={side}
              height={side}
              loading="lazy"
              decoding="async"
              className={styles.picture}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
