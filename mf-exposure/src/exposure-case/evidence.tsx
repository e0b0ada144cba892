import type { Image } from 'calls/entities/image'
import { useText } from 'shared-state/runtime'
import { Written } from 'ui/written'
import { exposureText } from '../strings/keys.ts'
import styles from './evidence.module.css'

/** Pictures added by the author or the broker; each opens separately. */
export function Evidence({ images }: { images: readonly Image[] }) {
  const t = useText()
  return (
    <ul role="list" className={styles.list}>
      {images.map(({ imageId, url, thumb, width, height, caption }, index) => (
        <li key={imageId}>
          <figure className={styles.figure}>
            <a href={url} className={styles.link}>
              <img
                src={thumb}
                width={width}
                height={height}
                alt={t(exposureText.imageOf, { number: index + 1, all: images.length })}
                loading="lazy"
                decoding="async"
                className={styles.image}
              />
            </a>
            {caption && (
              <figcaption className={styles.caption}>
                <Written lang={null}>{caption}</Written>
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}
