import { readChapters, type StoredVideo } from 'backend/education/article-video'

/** The lines at the head of an article's file, by name. */
type Fields = ReadonlyMap<string, string>

/** The video that the heads of both files name: `video`, `seconds` and `chapters`, as in `0 Start | 12 The price falls`. */
export function writtenVideo(en: Fields, id: Fields): StoredVideo | null {
  const file = en.get('video')
  if (file === undefined) return null
  const chapters = readChapters(linesOf(en), linesOf(id))
  if (chapters === null)
    throw new Error(`The chapters of ${file} need the same times in both languages, in order, and a title for each`)
  return { file, seconds: Number(en.get('seconds')), captions: ['en', 'id'], chapters }
}

const linesOf = (fields: Fields): string[] => fields.get('chapters')?.split('|') ?? []
