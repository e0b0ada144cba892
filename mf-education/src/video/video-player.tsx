import { useEffect, useRef, useState } from 'react'
import type { ArticleVideo } from 'calls/entities/article'
import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { educationText } from '../strings/keys.ts'
import { Chapters } from './chapters.tsx'
import { playStream } from './play-stream.ts'
import styles from './video-player.module.css'

interface VideoPlayerProps {
  /** Address of a file, or of an HLS stream (`.m3u8`). */
  source: string
  label: string
  captions?: ArticleVideo['captions']
  chapters?: ArticleVideo['chapters']
}

const languageText: Partial<Record<string, number>> = {
  en: educationText.captionsEnglish,
  id: educationText.captionsIndonesian,
}

const isStream = (source: string): boolean => new URL(source, 'https://site.invalid').pathname.endsWith('.m3u8')

/** Plays a video, with captions and chapters to jump to. A file also plays without JavaScript. */
export function VideoPlayer({ source, label, captions = [], chapters = [] }: VideoPlayerProps) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const element = video.current
    return element && isStream(source) ? playStream(element, source, () => setFailed(true)) : undefined
  }, [source])
  const jumpTo = (seconds: number) => {
    const element = video.current
    if (!element) return
    element.currentTime = seconds
    element.play().catch(() => setFailed(true))
  }
  return (
    <>
      {hasFailed && (
        <Note tone="bad" live>
          {t(educationText.streamFailed)}
        </Note>
      )}
      <video
        ref={video}
        src={isStream(source) ? undefined : source}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        className={styles.video}
        onError={() => setFailed(true)}
      >
        {captions.map(({ lang, source: file }) => (
          <track
            key={lang}
            kind="captions"
            src={file}
            srcLang={lang}
            label={languageText[lang] === undefined ? lang : t(languageText[lang])}
            default={lang === captions[0]?.lang}
          />
        ))}
      </video>
      {chapters.length > 0 && <Chapters chapters={chapters} source={source} onChoose={jumpTo} />}
    </>
  )
}
