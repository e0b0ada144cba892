import type { Image } from 'calls/entities/image'
import { useText } from 'shared-state/runtime'
import { moderationText } from '../../strings/keys.ts'
import styles from './picture-links.module.css'

/** Private pictures with their captions, each a link to the whole picture: their owner and moderators can open them. */
export function PictureLinks({ images }: { images: readonly Image[] }) {
  const t = useText()
  if (images.length === 0) return null
  return (
    <ul role="list" className={styles.pictures}>
      {images.map(({ imageId, url, thumb, caption }, index) => (
        <li key={imageId} className={styles.item}>
          <a href={url}>
            <img
              src={thumb}
              width={96}
              height={96}
              alt={t(moderationText.picture, { number: index + 1 })}
              className={styles.picture}
            />
          </a>
          {caption && <span className={styles.caption}>{caption}</span>}
        </li>
      ))}
    </ul>
  )
}
