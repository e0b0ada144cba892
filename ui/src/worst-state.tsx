import type { Finding } from 'calls/entities/finding'
import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { worstLook } from './states/worst-look.ts'
import styles from './worst-state.module.css'

export interface WorstStateProps {
  /** Findings are worst first, as every call returns them. */
  broker: { findings: readonly Finding[] }
  /** Shows nothing for a broker without findings, whose regulators are named next to it. */
  onlyFindings?: boolean | undefined
}

/**
 * The state of a broker wherever a list, a search result or a panel shows one: its worst finding, or 'Regulated'. It comes before
 * everything else that is said about the broker (decisions 7).
 */
export function WorstState({ broker: { findings }, onlyFindings = false }: WorstStateProps) {
  const t = useText()
  if (onlyFindings && findings.length === 0) return null
  const { tone, icon, text } = worstLook(findings)
  return (
    <span className={classNames(styles.state, styles[tone])}>
      <Icon of={icon} size="s" />
      {t(text)}
    </span>
  )
}
