import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { brokersText } from '../strings/keys.ts'
import type { BrokerRegulatorData } from './load-broker-regulator.ts'

/** Our own findings about single licences, each with a link to the register where it can be checked. */
export function LicenceFindings({ findings }: { findings: NonNullable<BrokerRegulatorData['check']>['warnings'] }) {
  const t = useText()
  if (findings.length === 0) return null
  return (
    <Panel title={t(brokersText.warningsOfChecks)} footer={t(brokersText.ownFindings)}>
      <Stack gap="s">
        {findings.map(({ title, url, at }) => (
          <Note key={title} tone="warn" title={<Written>{title}</Written>}>
            {at && (
              <>
                <DateText iso={at} />.{' '}
              </>
            )}
            <a href={url} rel="external noopener nofollow">
              {t(brokersText.openRegister)}
            </a>
          </Note>
        ))}
      </Stack>
    </Panel>
  )
}
