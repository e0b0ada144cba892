import { createContext, useContext, useState } from 'react'
import { commentTransinit } from 'calls/comment-detail'
import type { Comment } from 'calls/entities/comment'
import { failureText } from 'calls/failures/failure-text'
import { isSupportedLanguage } from 'shared-state/i18n/languages'
import { ApiError, useApi, useLocale, useStore } from 'shared-state/runtime'

/** Whether the site translates comments by machine. */
export const TranslatesContext = createContext(false)

/**
 * The text of a review, and the same in another language once a reader has asked for it: the original of a translation, or a machine
 * translation into the page's language where the site makes them. `turn` is null if there is no other text.
 */
export function useOtherWords({ commentId, content, lang, originalLang }: Comment) {
  const api = useApi()
  const { text, toasts } = useStore()
  const { lang: pageLang } = useLocale()
  const translates = useContext(TranslatesContext)
  const [other, setOther] = useState<{ lang: string; words: string; isMachine: boolean }>()
  const [isOther, setIsOther] = useState(false)
  const [busy, setBusy] = useState(false)
  const isTranslated = lang !== originalLang
  const otherLang = isTranslated ? originalLang : pageLang

  const turn = async () => {
    if (other !== undefined) return setIsOther(!isOther)
    if (!isSupportedLanguage(otherLang)) return
    setBusy(true)
    try {
      const { content: words, source } = await api.call(commentTransinit, { commentId, lang: otherLang })
      setOther({ lang: otherLang, words, isMachine: source === 'machine' })
      setIsOther(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.show(failureText(error, text), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return {
    shown: isOther && other !== undefined ? other : { lang, words: content, isMachine: false },
    turn: isTranslated || (translates && lang !== pageLang) ? turn : null,
    busy,
  }
}
