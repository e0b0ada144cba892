import { ChevronRight } from '@lucide/icons'
import { memo, useSyncExternalStore } from 'react'
import { SiteLink, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { calculatorPath } from '../calculator-path.ts'
import { toolsText } from '../strings/keys.ts'
import { answerTexts } from './answer-texts.ts'
import { useWords } from '../calculator/figures.ts'
import more from './more-fields.module.css'
import styles from './recent-results.module.css'
import { inputWords } from './input-words.ts'
import { clearRecent, onRecentChange, parseRecent, storedRecent } from './recent-queries.ts'
import { readTexts } from './texts.ts'
import type { CalculatorState } from './use-calculator.ts'

type RecentResultsProps = Pick<CalculatorState, 'calculator' | 'data'>

/** The last results in this browser, folded: the server does not know them, and opening moves nothing by surprise. */
export const RecentResults = memo(function RecentResults({ calculator, data }: RecentResultsProps) {
  const t = useText()
  const words = useWords()
  const { lang } = useStore().visitor
  // The server, and so the first rendering in the browser, knows of none.
  const stored = useSyncExternalStore(
    onRecentChange,
    () => storedRecent(calculator.code),
    () => '',
  )
  const results = parseRecent(stored).map(query => {
    const texts = readTexts(calculator, new URLSearchParams(query), lang)
    const shown = answerTexts(calculator, texts, lang, data.rates, words).answer?.show(words)
    return {
      query,
      input: inputWords(calculator, texts, words),
      figure: shown ? `${shown.figure} ${shown.unit ?? ''}` : '',
    }
  })
  return (
    <details className={styles.recent}>
      <summary className={more.summary}>
        <Icon of={ChevronRight} size="s" flip className={styles.chevron} />
        {t(toolsText.recent)}
      </summary>
      <Stack gap="s">
        <ul role="list">
          {results.map(({ query, input, figure }) => (
            <li key={query}>
              <SiteLink to={`${calculatorPath(calculator.code)}?${query}`} className={styles.result}>
                <strong>{figure}</strong>
                <span className={styles.input}>{input}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <Text as="p" size="sm" tone="faint">
          {t(results.length === 0 ? toolsText.noRecent : toolsText.recentWhere)}
        </Text>
        {results.length > 0 && (
          <div>
            <Button variant="ghost" small onClick={() => clearRecent(calculator.code)}>
              {t(toolsText.clearRecent)}
            </Button>
          </div>
        )}
      </Stack>
    </details>
  )
})
