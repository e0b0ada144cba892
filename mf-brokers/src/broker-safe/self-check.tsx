import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { brokersText } from '../strings/keys.ts'

const steps = [brokersText.checkNumber, brokersText.checkCompany, brokersText.checkAddress, brokersText.checkWithdrawal]

/** How to check a broker oneself, in four steps. */
export function SelfCheck() {
  const t = useText()
  return (
    <Panel title={t(brokersText.checkYourself)}>
      <Prose>
        <ol>{steps.map(step => <li key={step}>{t(step)}</li>)}</ol>
      </Prose>
    </Panel>
  )
}
