import { useRef } from 'react'
import { useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { toolsCrumbs } from '../calculators.ts'
import page from '../page.module.css'
import { toolsText } from '../strings/keys.ts'
import { OtherTools } from './other-tools.tsx'
import { PositionAnswer } from './position-answer.tsx'
import { PositionForm } from './position-form.tsx'
import styles from './position-page.module.css'
import { PositionWorking } from './position-working.tsx'
import { ResultLink } from './result-link.tsx'
import { RoundingNote } from './rounding-note.tsx'
import { StopChart } from './stop-chart.tsx'
import { usePosition } from './use-position.ts'

/** The number of lots that fits the risk: the result first, then the working. */
export function PositionPage() {
  const t = useText()
  const form = usePosition()
  const answer = useRef<HTMLDivElement>(null)
  const { position } = form
  return (
    <Wrap className={page.page}>
      <Breadcrumbs items={toolsCrumbs(useStore(), toolsText.position)} />
      <h1>{t(toolsText.position)}</h1>
      <p className={page.lead}>{t(toolsText.positionLead)}</p>
      <div className={styles.calculator}>
        <Panel>
          <PositionForm form={form} onAnswered={() => answer.current?.focus()} />
        </Panel>
        <div ref={answer} tabIndex={-1} className={styles.answer}>
          {position ? (
            <Stack gap="l">
              <PositionAnswer position={position} />
              <RoundingNote position={position} />
              <div className={styles.two}>
                <PositionWorking position={position} />
                {position.otherStops.some(({ lots }) => lots > 0) && <StopChart position={position} />}
              </div>
              <ResultLink address={form.address} position={position} data={form.data} />
            </Stack>
          ) : (
            <Panel flush>
              <EmptyState title={t(toolsText.noAnswer)} level={2}>
                {t(toolsText.noAnswerWhy)}
              </EmptyState>
            </Panel>
          )}
        </div>
      </div>
      <OtherTools than="position" />
    </Wrap>
  )
}
