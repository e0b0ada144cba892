import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { toolsText } from '../strings/keys.ts'
import { useWords } from '../calculator/figures.ts'
import type { Step } from '../calculator/shown.ts'
import styles from './working.module.css'

/** The formula line by line, each with its figures (decisions 6). */
export function Working({ steps }: { steps: readonly Step[] }) {
  const t = useText()
  const { number } = useWords()
  return (
    <Panel title={t(toolsText.working)}>
      <ol role="list">
        {steps.map(({ name, how, result }, index) => (
          <li key={name} className={styles.line}>
            <span className={styles.number} aria-hidden="true">
              {number(index + 1)}
            </span>
            <span>
              {t(name)}
              <bdi className={styles.how}>{how}</bdi>
            </span>
            <strong className={styles.result}>
              <bdi>{result}</bdi>
            </strong>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
