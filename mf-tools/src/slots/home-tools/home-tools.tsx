import { GitCompareArrows } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { lookUps } from '../../look-ups.ts'
import { toolsText } from '../../strings/keys.ts'
import { calculatorLinks } from '../../tool-links/calculator-links.ts'
import { ToolLinks } from '../../tool-links/tool-links.tsx'

/** Another area's page (spec 2.1), also useful to visitors who look for tools. */
const compare = { path: '/compare.html', name: toolsText.compareBrokers, icon: GitCompareArrows }

/** Slot home.tools. */
export function HomeTools() {
  const t = useText()
  return (
    <Panel title={t(toolsText.tools)}>
      <ToolLinks links={[...calculatorLinks, ...lookUps, compare]} />
    </Panel>
  )
}
