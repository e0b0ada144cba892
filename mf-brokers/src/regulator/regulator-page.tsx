import { ExternalLink } from '@lucide/icons'
import { usePageData, useStore, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Split } from 'ui/split'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { TierPips } from 'ui/tier-pips'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { tierOf } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import { regulatorCrumbs } from './head-of-regulator.ts'
import { LicensedBrokers } from './licensed-brokers.tsx'
import type { loadRegulator } from './load-regulator.ts'
import { OtherRegulators } from './other-regulators.tsx'
import { RegulatorNotices } from './regulator-notices.tsx'
import styles from './regulator-page.module.css'
import { RegulatorWarnings } from './regulator-warnings.tsx'

const questionsId = 'questions'

export function RegulatorPage() {
  const t = useText()
  const data = usePageData<typeof loadRegulator>()
  const { regulator } = data
  return (
    <Wrap page>
      <PageHead crumbs={regulatorCrumbs(regulator, useStore())} title={<Written>{regulator.name}</Written>}>
        <span className={styles.country}>
          <Flag code={regulator.twoCharCode} />
          {regulator.country}
        </span>
        <Text tone="faint">{regulator.abbreviation}</Text>
      </PageHead>
      <Split side={<OtherRegulators others={data.others} />}>
        <Panel
          title={t(brokersText.tierNumber, { tier: regulator.tier })}
          aside={
            <>
              <TierPips tier={tierOf(regulator.tier)} />
              <Tag outline>{t(brokersText.ourOpinion)}</Tag>
            </>
          }
        >
          <div className={styles.about}>
            {regulator.note && (
              <p>
                <Written>{regulator.note}</Written>
              </p>
            )}
            <Prose html={regulator.content} />
            <p className={styles.ways}>
              <a href={`https://${regulator.host}/`} rel="external noopener nofollow" className={styles.register}>
                {t(brokersText.openRegister)}
                <Icon of={ExternalLink} size="s" />
              </a>
              {regulator.faqs.length > 0 && <a href={`#${questionsId}`}>{t(brokersText.howTierIsChosen)}</a>}
            </p>
          </div>
        </Panel>
        <RegulatorWarnings warnings={data.warnings} />
        <LicensedBrokers data={data} />
        <RegulatorNotices notices={data.notices} />
        {regulator.faqs.length > 0 && (
          <div id={questionsId} className={styles.place}>
            <Panel title={t(brokersText.questions)}>
              <Prose>
                {regulator.faqs.flatMap(({ q, a }) => [
                  <h3 key={q}>
                    <Written>{q}</Written>
                  </h3>,
                  <p key={`${q} a`}>
                    <Written>{a}</Written>
                  </p>,
                ])}
              </Prose>
            </Panel>
          </div>
        )}
      </Split>
    </Wrap>
  )
}
