import { ratingDigits } from 'calls/rating/score-digits'
import { useText } from 'shared-state/runtime'
import { DescriptionList, type Fact } from 'ui/description-list'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { brokersText } from '../strings/keys.ts'
import type { Program } from './load-broker-app.ts'
import styles from './program-panel.module.css'

/** All kinds except the two MetaTraders, whose names speak for themselves. */
const kinds: Partial<Record<Program['kind'], number>> = {
  own: brokersText.ownSoftware,
  other: brokersText.otherSoftware,
}
/** Names that are the same in every language; the word for web is translated. */
const systems: Record<string, string> = { ios: 'iOS', android: 'Android', windows: 'Windows', mac: 'macOS' }

/** One program: its kind, its platforms and our description of it. */
export function ProgramPanel({
  id,
  program: { name, kind, version, platforms, score, sample, content },
}: {
  /** For links to the programs. */
  id?: string | undefined
  program: Program
}) {
  const t = useText()
  const kindText = kinds[kind]
  const facts: (Fact | false)[] = [
    kindText !== undefined && { label: t(brokersText.kind), value: t(kindText) },
    version !== '' && { label: t(brokersText.version), value: <bdi>{version}</bdi> },
    platforms.length > 0 && {
      label: t(brokersText.runsOn),
      value: platforms.map(system => (system === 'web' ? t(brokersText.web) : (systems[system] ?? system))).join(', '),
    },
    score !== null && {
      label: t(brokersText.softwareScore),
      value: <NumberText value={score} options={ratingDigits('score')} />,
    },
  ]
  return (
    <Panel id={id} title={name} aside={sample && <Tag outline>{t(brokersText.sampleSoftware)}</Tag>}>
      <Stack>
        <DescriptionList facts={facts.filter(fact => fact !== false)} />
        {content !== '' && (
          <details className={styles.more}>
            <summary className={styles.about}>{t(brokersText.aboutSoftware, { name })}</summary>
            <Prose html={content} />
          </details>
        )}
      </Stack>
    </Panel>
  )
}
