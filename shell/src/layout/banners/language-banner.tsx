import { X } from '@lucide/icons'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Flag } from 'ui/flag'
import { IconButton } from 'ui/icon-button'
import { Wrap } from 'ui/wrap'
import { writeCookie } from '../../browser/cookies.ts'
import { keepScroll } from '../../browser/kept-scroll.ts'
import { shellText } from '../../strings/keys.ts'
import { languageLinks } from '../header/language-links.ts'
import { endOfDay } from './end-of-day.ts'
import styles from './language-banner.module.css'

/** The server reads this cookie too (platform/host/rendering/visitor.ts). */
const cookieName = 'languageBanner'

/** Each offer is written in its own language: these texts are the same in every dictionary. */
const offers = {
  en: { available: shellText.availableInEnglish, accept: shellText.switchToEnglish, dismiss: shellText.closeInEnglish },
  id: {
    available: shellText.availableInIndonesian,
    accept: shellText.switchToIndonesian,
    dismiss: shellText.closeInIndonesian,
  },
}

/** Offers the current page in the browser's language (spec 4), unless the visitor has dismissed the offer today. */
export function LanguageBanner() {
  const t = useText()
  const {
    lang,
    facts: { offeredLang, cookieHost },
  } = useStore().visitor
  const offered = languageLinks(lang, useLocation()).find(({ code }) => code === offeredLang)
  const [dismissed, setDismissed] = useState(false)
  if (!offered || dismissed) return null
  const { available, accept, dismiss } = offers[offered.code]
  const notToday = () => {
    writeCookie(cookieName, '1', { expires: endOfDay(new Date()), cookieHost })
    setDismissed(true)
  }
  return (
    <div lang={offered.code} className={styles.banner}>
      <Wrap className={styles.line}>
        <Flag code={offered.flag} />
        <p className={styles.words}>{t(available)}</p>
        <Button to={offered.to} reloadDocument hrefLang={offered.code} className={styles.accept} onClick={keepScroll}>
          {t(accept)}
        </Button>
        <IconButton label={t(dismiss)} icon={X} className={styles.dismiss} onClick={notToday} />
      </Wrap>
    </div>
  )
}
