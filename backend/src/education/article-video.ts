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
