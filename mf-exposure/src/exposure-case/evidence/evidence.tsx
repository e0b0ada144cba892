import { useState, type MouseEvent } from 'react'
import type { Image } from 'calls/entities/image'
import { part, useText } from 'shared-state/runtime'
import { Written } from 'ui/written'
import { exposureText } from '../../strings/keys.ts'
import styles from './evidence.module.css'

const Viewer = part(async () => (await import('./evidence-viewer.tsx')).EvidenceViewer)

/** Pictures added by the author or the broker. Each opens in the viewer; without JavaScript, or in a new tab, it is a plain link. */
export function Evidence({ images }: { images: readonly Image[] }) {
  const t = useText()
  // Undefined until the first picture is opened; null while the viewer is closed.
  const [shown, setShown] = useState<number | null>()
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const { href } = event.currentTarget
    // Without the viewer's code, the browser shows the picture itself.
    Viewer.load().then(
      () => setShown(index),
      () => location.assign(href),
    )
  }
  return (
    <>
      <ul role="list" className={styles.list}>
        {images.map(({ imageId, url, thumb, width, height, caption }, index) => (
          <li key={imageId}>
            <figure className={styles.figure}>
              <a href={url} className={styles.link} onClick={event => open(event, index)}>
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
      {shown !== undefined && <Viewer images={images} shown={shown} onShow={setShown} />}
    </>
  )
}
