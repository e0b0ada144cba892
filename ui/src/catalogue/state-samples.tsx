import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { FailedPanel } from '../failed-panel.tsx'
import { Grid } from '../grid.tsx'
import { Panel } from '../panel.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Stack } from '../stack.tsx'
import styles from './catalogue.module.css'
import { Sample } from './sample.tsx'

export function StateSamples() {
  return (
    <Grid columns={2}>
      <Sample name="Skeleton" ground="page">
        <Stack>
          <Panel title="Exposures" flush>
            <Skeleton shape="rows" count={2} />
          </Panel>
          <Panel>
            <Skeleton count={3} />
          </Panel>
          <Skeleton shape="block" />
        </Stack>
      </Sample>
      <Sample name="Empty and failed" ground="page">
        <Stack>
          <Panel flush>
            <EmptyState title="No exposures in 90 days" action={<Button variant="secondary">Report a problem</Button>}>
              Nobody has reported this broker since 21 August 2026. That is good news, not proof.
            </EmptyState>
          </Panel>
          <FailedPanel
            name="Exposures"
            cause="The rest of this page is up to date. The server took longer than 15 seconds."
            onRetry={() => {}}
          />
          <FailedPanel name="Reviews" retryTo="/en/brokers" />
        </Stack>
      </Sample>
      <Sample name="Loading bar" ground="page">
        <div className={styles.stage}>
          <ProgressBar value={62} />
        </div>
      </Sample>
      <Sample name="Loading bar, failed" ground="page">
        <div className={styles.stage}>
          <ProgressBar value={62} failed />
        </div>
      </Sample>
    </Grid>
  )
}
