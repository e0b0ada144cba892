import { useHref, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { mediationPath } from '../addresses.ts'
import { MediationFigures } from '../exposure-parts/mediation-figures.tsx'
import { MediationSteps, type MediationFigures as Figures } from '../exposure-parts/mediation-steps.tsx'
import { exposureText } from '../strings/keys.ts'

/** The mediation centre in figures, and the course of a case. */
export function MediationAside({ mediation }: { mediation: Figures }) {
  const t = useText()
  const href = useHref()
  return (
    <Panel title={t(exposureText.mediation)} more={{ label: t(exposureText.mediationCentre), to: href(mediationPath) }}>
      <Stack>
        <MediationFigures figures={mediation} />
        <MediationSteps steps={mediation.steps} />
      </Stack>
    </Panel>
  )
}
