import { readChapters, type StoredVideo } from '../education/article-video.ts'

/** The columns of an imported article that describe its video. */
export interface VideoColumns {
  category: string
  video_file?: string | undefined
  video_seconds?: number | undefined
  video_captions?: string[] | undefined
  video_chapters_en?: string[] | undefined
  video_chapters_id?: string[] | undefined
}

const chaptersIn = ({ video_chapters_en = [], video_chapters_id = [] }: VideoColumns) =>
  readChapters(video_chapters_en, video_chapters_id)

/** Says which columns of a video contradict each other; undefined if none do. */
export function videoProblem(values: VideoColumns): string | undefined {
  const { category, video_file, video_seconds, video_captions, video_chapters_en, video_chapters_id } = values
  if (video_file === undefined) {
    const others = [video_seconds, video_captions, video_chapters_en, video_chapters_id]
    return others.some(value => value !== undefined)
      ? 'video_file: is missing for the other columns of the video'
      : undefined
  }
  if (category !== 'video') return 'video_file: only articles of the category video have one'
  if (video_seconds === undefined) return 'video_seconds: is missing for the video'
  const chapters = chaptersIn(values)
  if (chapters === null || chapters.some(({ at }) => at >= video_seconds))
    return 'video_chapters_en, video_chapters_id: need the same times in both languages, in order and before the end, as in "12 The price falls"'
  return undefined
}

/** The video as it is stored; null for an article without one. */
export function videoOf(values: VideoColumns): StoredVideo | null {
  const { video_file, video_seconds = 0, video_captions = [] } = values
  if (video_file === undefined) return null
  return { file: video_file, seconds: video_seconds, captions: video_captions, chapters: chaptersIn(values) ?? [] }
}
