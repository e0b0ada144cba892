import { Languages } from '@lucide/icons'
import type { Comment } from 'calls/entities/comment'
import type { Language } from 'shared-state/i18n/languages'
import { useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Written } from 'ui/written'
import { brokersText } from '../strings/keys.ts'
import styles from './review-words.module.css'
import { useOtherWords } from './use-other-words.ts'

/** Language names within a sentence; users write in one of the public languages. */
const languageText: Record<string, number> = {
  en: brokersText.inEnglish,
  id: brokersText.inIndonesian,
} satisfies Record<Language, number>

/**
 * The text of a review or reply. A translation is labelled, one by a machine as such, and can be switched to the original; other texts state
 * their language and can be translated where the site does that.
 */
export function ReviewWords({ review }: { review: Comment }) {
  const t = useText()
  const { lang: pageLang } = useLocale()
  const { shown, turn, busy } = useOtherWords(review)
  const { originalLang, lang } = review
  const nameOf = (code: string) => (languageText[code] === undefined ? code : t(languageText[code]))
  const isOriginal = shown.lang === originalLang
  const language = nameOf(originalLang)
  const label = !isOriginal
    ? t(shown.isMachine ? brokersText.machineTranslated : brokersText.translatedFrom, { language })
    : originalLang !== pageLang && lang === originalLang
      ? t(brokersText.writtenIn, { language })
      : null
  const hasTranslation = lang !== originalLang
  const action = !isOriginal
    ? brokersText.showOriginal
    : hasTranslation
      ? brokersText.showTranslation
      : brokersText.translate
  return (
    <>
      <Written as="p" lang={shown.lang} className={styles.content}>
        {shown.words}
      </Written>
      {(label !== null || turn !== null) && (
        <p className={styles.language}>
          {label !== null && <span>{label}</span>}
          {turn !== null && (
            <Button
              variant="ghost"
              small
              icon={Languages}
              busy={busy}
              onClick={() => void turn()}
              className={styles.turn}
            >
              {t(action)}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
