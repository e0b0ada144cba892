import { BadgeCheck } from '@lucide/icons'
import type { Exposure, ExposureEvent } from 'calls/entities/exposure'
import { useLocale, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { classNames } from 'ui/class-names'
import { Icon } from 'ui/icon'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { exposureText } from '../strings/keys.ts'
import styles from './event-body.module.css'
import { Evidence } from './evidence/evidence.tsx'
import { Paragraphs } from 'ui/paragraphs'
import { useLanguageName } from './use-language-name.ts'

/**
 * The text of one step: statements of the broker and the author are set apart from a moderator's note. A note names its language if it is
 * neither the page's nor the post's.
 */
export function EventBody({ event, exposure }: { event: ExposureEvent; exposure: Exposure }) {
  const t = useText()
  const nameOf = useLanguageName()
  const { lang: page } = useLocale()
  const { actor, reason, note, lang, images } = event
  const { broker, brokerName } = exposure
  return (
    <div className={classNames(actor === 'staff' ? styles.staff : actor === 'author' ? styles.author : styles.note)}>
      {actor === 'staff' && (
        <p className={styles.who}>
          {broker && <BrokerLogo code={broker.code} size="s" />}
          <strong>
            <bdi>{brokerName}</bdi>
          </strong>
          <span className={styles.verified}>
            <Icon of={BadgeCheck} size="s" />
            {t(exposureText.brokerStaff)}
          </span>
        </p>
      )}
      {reason && <Written as="p">{reason.name}</Written>}
      <Paragraphs text={note} lang={lang} />
      {note && lang !== null && lang !== exposure.lang && lang !== page && (
        <Text as="p" size="sm" tone="faint">
          {t(exposureText.writtenIn, { language: nameOf(lang) })}
        </Text>
      )}
      {images.length > 0 && <Evidence images={images} />}
    </div>
  )
}
