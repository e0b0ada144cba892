import { Languages } from '@lucide/icons'
import { useState } from 'react'
import { commentTransinit } from 'calls/comment-detail'
import type { Comment } from 'calls/entities/comment'
import { failureText } from 'calls/failures/failure-text'
import { isSupportedLanguage, type Language } from 'shared-state/i18n/languages'
import { ApiError, useApi, useLocale, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Written } from 'ui/written'
import { brokersText } from '../strings/keys.ts'
import styles from './review-words.module.css'

/** Language names within a sentence; users write in one of the public languages. */
const languageText: Record<string, number> = {
  en: brokersText.inEnglish,
  id: brokersText.inIndonesian,
} satisfies Record<Language, number>

/** The text of a review or reply. A translation is labelled and can be switched to the original; other texts state their language. */
export function ReviewWords({ review: { commentId, content, lang, originalLang } }: { review: Comment }) {
  const t = useText()
  const api = useApi()
  const { text, toasts } = useStore()
  const { lang: pageLang } = useLocale()
  const [original, setOriginal] = useState<string>()
  const [isOriginal, setIsOriginal] = useState(false)
  const [busy, setBusy] = useState(false)
  const isTranslated = lang !== originalLang
  const nameOf = (code: string) => (languageText[code] === undefined ? code : t(languageText[code]))
  const shown =
    isOriginal && original !== undefined ? { lang: originalLang, words: original } : { lang, words: content }

  const turn = async () => {
    if (isOriginal || original !== undefined) return setIsOriginal(!isOriginal)
    if (!isSupportedLanguage(originalLang)) return
    setBusy(true)
    try {
      const { content: words } = await api.call(commentTransinit, { commentId, lang: originalLang })
      setOriginal(words)
      setIsOriginal(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.show(failureText(error, text), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Written as="p" lang={shown.lang} className={styles.content}>
        {shown.words}
      </Written>
      {isTranslated && (
        <p className={styles.language}>
          {!isOriginal && <span>{t(brokersText.translatedFrom, { language: nameOf(originalLang) })}</span>}
          <Button
            variant="ghost"
            small
            icon={Languages}
            busy={busy}
            onClick={() => void turn()}
            className={styles.turn}
          >
            {t(isOriginal ? brokersText.showTranslation : brokersText.showOriginal)}
          </Button>
        </p>
      )}
      {!isTranslated && lang !== pageLang && (
        <p className={styles.language}>{t(brokersText.writtenIn, { language: nameOf(lang) })}</p>
      )}
    </>
  )
}
