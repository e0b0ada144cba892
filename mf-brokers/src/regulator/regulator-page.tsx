import { ExternalLink } from 'lucide-react'
import { useHref, usePageData, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Split } from 'ui/split'
import { Tag } from 'ui/tag'
import { TierPips } from 'ui/tier-pips'
import { Wrap } from 'ui/wrap'
import { tierOf } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import { LicensedBrokers } from './licensed-brokers.tsx'
import type { loadRegulator } from './load-regulator.ts'
import { OtherRegulators } from './other-regulators.tsx'
import styles from './regulator-page.module.css'

export function RegulatorPage() {
  const t = useText()
  const href = useHref()
  const data = usePageData<typeof loadRegulator>()
  const { regulator } = data
  const crumbs = [
    { label: t(brokersText.home), to: href('/') },
    { label: t(brokersText.regulators), to: href('/regulators.html') },
    { label: regulator.abbreviation },
  ]
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs items={crumbs} />
      <header className={styles.head}>
        <h1>{regulator.name}</h1>
        <p className={styles.country}>
          <Flag code={regulator.twoCharCode} />
          {regulator.country}
          <span className={styles.short}>{regulator.abbreviation}</span>
        </p>
      </header>
      <Split side={<OtherRegulators others={data.others} />}>
        <Panel
          title={t(brokersText.tierNumber, { tier: regulator.tier })}
          aside={<><TierPips tier={tierOf(regulator.tier)} /><Tag outline>{t(brokersText.ourOpinion)}</Tag></>}
        >
          <div className={styles.about}>
            {regulator.note && <p>{regulator.note}</p>}
            <Prose html={regulator.content} />
            <p>
              <a href={`https://${regulator.host}/`} rel="external noopener nofollow" className={styles.register}>
                {t(brokersText.openRegister)}
                <Icon of={ExternalLink} size="s" />
              </a>
            </p>
          </div>
        </Panel>
        <LicensedBrokers data={data} />
        {regulator.faqs.length > 0 && (
          <Panel title={t(brokersText.questions)}>
            <Prose>
              {regulator.faqs.flatMap(({ q, a }) => [<h3 key={q}>{q}</h3>, <p key={`${q} a`}>{a}</p>])}
            </Prose>
          </Panel>
        )}
      </Split>
    </Wrap>
  )
}
