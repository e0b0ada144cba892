import { Link } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { Money } from 'ui/money'
import { VisuallyHidden } from 'ui/visually-hidden'
import { reasonText } from '../exposure-parts/exposure-words.ts'
import { useCount } from '../exposure-parts/use-count.ts'
import { exposureText } from '../strings/keys.ts'
import styles from './done-steps.module.css'
import type { PublishData } from './load-publish.ts'
import { publishAddress, type PublishStep } from './publish-query.ts'

/** What the earlier steps say, each with a link to change it. */
export function DoneSteps({ data: { post, broker, query }, step }: { data: PublishData; step: PublishStep }) {
  const t = useText()
  const href = useHref()
  const countText = useCount()
  const rows = [
    { label: t(exposureText.broker), value: <bdi>{broker?.showName ?? post.brokerName}</bdi> },
    {
      label: post.reason ? t(reasonText[post.reason]) : t(exposureText.whatHappened),
      value: post.amount && <Money {...post.amount} />,
    },
    { label: t(exposureText.evidence), value: countText(exposureText.pictureCount, post.images.length) },
  ].slice(0, step - 1)
  if (rows.length === 0) return null
  return (
    <ol role="list" className={styles.rows}>
      {rows.map(({ label, value }, index) => (
        <li key={index} className={styles.row}>
          <span className={styles.label}>{t(exposureText.numbered, { number: index + 1, name: label })}</span>
          <span className={styles.value}>{value}</span>
          <Link to={href(publishAddress({ code: query.code, step: (index + 1) as PublishStep }))}>
            {t(exposureText.change)}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ol>
  )
}
