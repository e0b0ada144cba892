import { useState, type MouseEvent } from 'react'
import type { Image } from 'calls/entities/image'
import { part } from 'shared-state/runtime'
import { Written } from '../written.tsx'
import type { GalleryTexts } from './gallery-texts.ts'
import styles from './picture-gallery.module.css'

const Viewer = part(async () => (await import('./picture-viewer.tsx')).PictureViewer)

export interface PictureGalleryProps {
  images: readonly Image[]
  texts: GalleryTexts
}

/** Pictures with their captions. Each opens in the viewer; without JavaScript, or in a new tab, it is a plain link. */
export function PictureGallery({ images, texts }: PictureGalleryProps) {
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
                  alt={texts.imageOf(index + 1, images.length)}
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
      {shown !== undefined && <Viewer images={images} shown={shown} onShow={setShown} texts={texts} />}
    </>
  )
}
