import { X } from '@lucide/icons'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { directionOf } from 'shared-state/i18n/languages'
import { useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Flag } from 'ui/flag'
import { IconButton } from 'ui/icon-button'
import { Wrap } from 'ui/wrap'
import { writeCookie } from '../../browser/cookies.ts'
import { keepScroll } from '../../browser/kept-scroll.ts'
import { shellText } from '../../strings/keys.ts'
import { languageLinks, type LanguageLink } from '../header/language-links.ts'
import { endOfDay } from './end-of-day.ts'
import styles from './language-banner.module.css'

/** Read before the page is shown (platform/host/http/early-script.ts). */
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

/**
 * Offers the current page in the browser's language (spec 4), unless the visitor has dismissed the offer today. An offer for each other public
 * language is in the page; styles show the one that the browser is set to (ui/src/styles/language-offer.css).
 */
export function LanguageBanner() {
  const { lang, facts } = useStore().visitor
  const links = languageLinks(lang, useLocation()).filter(({ current }) => !current)
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  const notToday = () => {
    writeCookie(cookieName, '1', { expires: endOfDay(new Date()), cookieHost: facts.cookieHost })
    setDismissed(true)
  }
  return links.map(link => <LanguageOffer key={link.code} offered={link} onDismiss={notToday} />)
}

function LanguageOffer({ offered, onDismiss }: { offered: LanguageLink; onDismiss: () => void }) {
  const t = useText()
  const { available, accept, dismiss } = offers[offered.code]
  return (
    <div
      lang={offered.code}
      dir={directionOf(offered.code)}
      className={styles.banner}
      data-language-offer={offered.code}
    >
      <Wrap className={styles.line}>
        <Flag code={offered.flag} />
        <p className={styles.words}>{t(available)}</p>
        <Button to={offered.to} reloadDocument hrefLang={offered.code} className={styles.accept} onClick={keepScroll}>
          {t(accept)}
        </Button>
        <IconButton label={t(dismiss)} icon={X} className={styles.dismiss} onClick={onDismiss} />
      </Wrap>
    </div>
  )
}
