import type { Survey } from 'calls/entities/survey'
import { regionName } from 'shared-state/i18n/region-name'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { Flag } from 'ui/flag'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Written } from 'ui/written'
import { brokerPath, surveyPath } from '../addresses.ts'
import { surveyText } from '../strings/keys.ts'
import styles from './survey-row.module.css'
import { VerdictTag } from './verdict-tag.tsx'

interface SurveyRowProps {
  survey: Survey
  /** Without photo and summary: in narrow columns. */
  brief?: boolean
}

/** One survey in a list: the broker with what speaks against it, then what was found, where and when. */
export function SurveyRow({ survey, brief = false }: SurveyRowProps) {
  const t = useText()
  const { formatDate, lang } = useLocale()
  const { broker, verdict, title, address, twoCharCode, date, summary, photos, sample } = survey
  const [photo] = photos
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <BrokerLine broker={broker} to={brokerPath(broker)} />
        <VerdictTag verdict={verdict} />
        <h3 className={styles.title}>
          <SiteLink to={surveyPath(survey)} className={styles.link}>
            <Written>{title}</Written>
          </SiteLink>
        </h3>
        <Row gap="s" className={styles.meta}>
          <Flag code={twoCharCode} name={regionName(lang, twoCharCode)} />
          <Written lang={null}>{address}</Written>
          <span>{t(surveyText.visitedOn, { date: formatDate(date) })}</span>
          {sample && <Tag outline>{t(surveyText.sample)}</Tag>}
        </Row>
        {!brief && <Written as="p">{summary}</Written>}
      </div>
      {!brief && photo && (
        // Decorative: the row's link leads to the photos and their captions.
        <img
          src={photo.thumb}
          width={photo.width}
          height={photo.height}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.photo}
        />
      )}
    </article>
  )
}
