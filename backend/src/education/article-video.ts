import type { ArticleVideo } from 'calls/entities/article'
import type { Language } from 'shared-state/i18n/languages'

/** The column articles.video: file names in the video's folder, times in seconds. */
export interface StoredVideo {
  file: string
  seconds: number
  captions: string[]
  chapters: { at: number; title: Record<Language, string> }[]
}

/** Where videos are unless the setting VIDEO_URL names another host: the files of this site. */
const OWN_VIDEOS = '/videos/{code}/'

/** A video with the addresses of its files; `{code}` in `videoUrl` stands for the article's code. */
export function articleVideo(
  { file, seconds, captions, chapters }: StoredVideo,
  code: string,
  lang: Language,
  videoUrl = OWN_VIDEOS,
): ArticleVideo {
  const folder = videoUrl.replaceAll('{code}', code).replace(/\/?$/, '/')
  return {
    source: folder + file,
    seconds,
    // The page's own language first: it is switched on.
    captions: captions
      .map(language => ({ lang: language, source: `${folder}captions.${language}.vtt` }))
      .sort((a, b) => Number(b.lang === lang) - Number(a.lang === lang)),
    chapters: chapters.map(({ at, title }) => ({ at, title: title[lang] })),
  }
}

/**
 * The chapters in lines such as `12 The price falls`, one for each language. Null unless both languages have the same times, in order, and a
 * title for each.
 */
export function readChapters(
  english: readonly string[],
  indonesian: readonly string[],
): StoredVideo['chapters'] | null {
  if (english.length !== indonesian.length) return null
  const chapters = english.map((line, index) => {
    const [en, id] = [partsOf(line), partsOf(indonesian[index]!)]
    return en.at === id.at
      ? { at: en.at, title: { en: en.title, id: id.title } }
      : { at: NaN, title: { en: '', id: '' } }
  })
  const isRight = chapters.every(
    ({ at, title }, index) => at >= 0 && title.en && title.id && at > (chapters[index - 1]?.at ?? -1),
  )
  return isRight ? chapters : null
}

function partsOf(line: string): { at: number; title: string } {
  const [at = '', ...words] = line.trim().split(' ')
  return { at: /^\d{1,6}$/.test(at) ? Number(at) : NaN, title: words.join(' ').trim() }
}
