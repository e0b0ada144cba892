import { useEffect, useRef, useState } from 'react'
import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { educationText } from '../strings/keys.ts'
import styles from './stream-player.module.css'

/** Plays an HLS stream. Browsers that cannot do that themselves load a library, on this page only. */
export function StreamPlayer({ address, label }: { address: string; label: string }) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    if (element.canPlayType('application/vnd.apple.mpegurl')) {
      element.src = address
      return undefined
    }
    let isOver = false
    let end = () => {}
    const play = async () => {
      const { default: Hls } = await import('hls.js')
      if (isOver) return
      if (!Hls.isSupported()) return setFailed(true)
      // Without a worker, whose code the content security policy would have to allow.
      const player = new Hls({ enableWorker: false })
      player.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && setFailed(true))
      player.loadSource(address)
      player.attachMedia(element)
      end = () => player.destroy()
    }
    play().catch(() => setFailed(true))
    return () => {
      isOver = true
      end()
    }
  }, [address])
  return (
    <>
      {hasFailed && (
        <Note tone="bad" live>
          {t(educationText.streamFailed)}
        </Note>
      )}
      {/* The stream has captions only if its host adds them. */}
      <video
        ref={video}
        controls
        playsInline
        aria-label={label}
        className={styles.video}
        onError={() => setFailed(true)}
      />
    </>
  )
}
