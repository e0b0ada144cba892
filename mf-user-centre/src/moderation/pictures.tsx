import type { Image } from 'calls/entities/image'
import { useText } from 'shared-state/runtime'
import { Row } from 'ui/row'
import { Written } from 'ui/written'
import { moderationText } from '../strings/keys.ts'
import styles from './pictures.module.css'

/** Pictures of an item, each with its caption; a picture opens in full. */
export function Pictures({ images }: { images: readonly Image[] }) {
  const t = useText()
  if (images.length === 0) return null
  return (
    <Row>
      {images.map(({ imageId, url, thumb, width, height, caption }, index) => (
        <figure key={imageId} className={styles.figure}>
          <a href={url}>
            <img
              src={thumb}
              width={width}
              height={height}
              alt={t(moderationText.picture, { number: index + 1 })}
              className={styles.picture}
            />
          </a>
          {caption && (
            <figcaption className={styles.caption}>
              <Written lang={null}>{caption}</Written>
            </figcaption>
          )}
        </figure>
      ))}
    </Row>
  )
}
