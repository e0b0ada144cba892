import { Languages } from '@lucide/icons'
import { useLocation } from 'react-router-dom'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import { useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { exposureText } from '../strings/keys.ts'
import type { ExposureData } from './load-exposure.ts'
import { originalQuery } from './original-query.ts'
import styles from './text-language.module.css'
import { useLanguageName } from './use-language-name.ts'

/**
 * The language in which a case was written, unless it is the page's, with a link to the original of a translation and back. The title, the
 * text and the notes of the timeline change together.
 */
export function TextLanguage({ exposure, langs }: Pick<ExposureData, 'exposure' | 'langs'>) {
  const t = useText()
  const nameOf = useLanguageName()
  const { lang: page } = useLocale()
  const { pathname } = useLocation()
  const [original = exposure.lang] = langs
  const isTranslated = exposure.lang !== original
  const hasTranslation = langs.includes(contentLanguageOf(page)) && original !== contentLanguageOf(page)
  if (!isTranslated && original === page) return null
  return (
    <Row gap="s">
      <Text size="sm" tone="faint">
        {t(isTranslated ? exposureText.translatedFrom : exposureText.writtenIn, { language: nameOf(original) })}
      </Text>
      {hasTranslation && (
        <Button
          variant="ghost"
          small
          icon={Languages}
          className={styles.turn}
          to={isTranslated ? pathname + originalQuery : pathname}
          rel="nofollow"
          preventScrollReset
        >
          {t(isTranslated ? exposureText.showOriginal : exposureText.showTranslation)}
        </Button>
      )}
    </Row>
  )
}
