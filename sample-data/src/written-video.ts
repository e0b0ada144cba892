import type { StoredVideo } from 'backend/education/article-video'

/** The lines at the head of an article's file, by name. */
type Fields = ReadonlyMap<string, string>

/** The video that the heads of both files name: `video`, `seconds` and `chapters`, as in `0 Start | 12 The price falls`. */
export function writtenVideo(en: Fields, id: Fields): StoredVideo | null {
  const file = en.get('video')
  if (file === undefined) return null
  const titles = chaptersOf(id)
  return {
    file,
    seconds: Number(en.get('seconds')),
    captions: ['en', 'id'],
    chapters: chaptersOf(en).map(({ at, title }, index) => ({
      at,
      title: { en: title, id: titles[index]?.title ?? '' },
    })),
  }
}

const chaptersOf = (fields: Fields) =>
  (fields.get('chapters')?.split('|') ?? []).map(chapter => {
    const [at = '', ...words] = chapter.trim().split(' ')
    return { at: Number(at), title: words.join(' ') }
  })
