import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from '@lucide/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Image } from 'calls/entities/image'
import { useText } from 'shared-state/runtime'
import { Dialog } from '../dialog.tsx'
import { IconButton } from '../icon-button.tsx'
import { uiText } from '../strings/keys.ts'
import { Written } from '../written.tsx'
import type { GalleryTexts } from './gallery-texts.ts'
import styles from './picture-viewer.module.css'

/** Widths of a picture, relative to the dialog's. */
const zooms = [1, 1.5, 2, 3, 4] as const
/** Share of the visible width by which an arrow key moves a zoomed picture. */
const PAN = 0.3

interface PictureViewerProps {
  images: readonly Image[]
  /** Index of the picture; null: closed. */
  shown: number | null
  onShow: (index: number | null) => void
  texts: GalleryTexts
}

/**
 * Pictures one by one over the page. Arrow keys show the next picture or move a zoomed one, + and - zoom, Escape closes the dialog and
 * returns the focus to the picture's link.
 */
export function PictureViewer({ images, shown, onShow, texts }: PictureViewerProps) {
  const t = useText()
  const [zoom, setZoom] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const index = shown ?? 0
  const image = images[index]!
  const isOpen = shown !== null
  const name = texts.imageOf(index + 1, images.length)
  const go = (steps: number) => {
    const next = index + steps
    if (next < 0 || next >= images.length) return
    onShow(next)
    setZoom(0)
  }
  const close = () => {
    onShow(null)
    setZoom(0)
  }
  const change = (steps: number) => setZoom(Math.min(Math.max(zoom + steps, 0), zooms.length - 1))
  const across = (steps: number) => {
    if (zoom === 0) go(steps)
    else place.current?.scrollBy({ left: steps * PAN * place.current.clientWidth })
  }
  const keys: Record<string, () => void> = {
    ArrowLeft: () => across(-1),
    ArrowRight: () => across(1),
    ArrowUp: () => place.current?.scrollBy({ top: -PAN * place.current.clientHeight }),
    ArrowDown: () => place.current?.scrollBy({ top: PAN * place.current.clientHeight }),
    '+': () => change(1),
    '=': () => change(1),
    '-': () => change(-1),
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return
    event.preventDefault()
    keys[event.key]!()
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOpen])
  const controls = (
    <>
      <IconButton
        label={t(uiText.previous)}
        icon={ChevronLeft}
        flip
        aria-disabled={index === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        label={t(uiText.next)}
        icon={ChevronRight}
        flip
        aria-disabled={index === images.length - 1}
        onClick={() => go(1)}
      />
      <IconButton label={texts.zoomOut} icon={ZoomOut} aria-disabled={zoom === 0} onClick={() => change(-1)} />
      <IconButton
        label={texts.zoomIn}
        icon={ZoomIn}
        aria-disabled={zoom === zooms.length - 1}
        onClick={() => change(1)}
      />
      <p role="status" className={styles.words}>
        {name}
        {image.caption && (
          <>
            {': '}
            <Written lang={null}>{image.caption}</Written>
          </>
        )}
      </p>
    </>
  )
  return (
    <Dialog open={isOpen} shape="screen" title={texts.title} footer={controls} onClose={close}>
      <div ref={place} className={styles.place}>
        <img
          key={image.imageId}
          src={image.url}
          width={image.width}
          height={image.height}
          alt={image.caption || name}
          className={zoom === 0 ? styles.fitted : styles.zoomed}
          style={zoom === 0 ? undefined : { inlineSize: `${zooms[zoom]! * 100}%` }}
        />
      </div>
    </Dialog>
  )
}
