import { ArrowDown, ArrowUp, Minus, Sparkle, type LucideIconData } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { brokersText } from '../strings/keys.ts'
import styles from './rank-move.module.css'

/** Places gained or lost since the previous period, in words and as a symbol; null: was not ranked then. */
export function RankMove({ move }: { move: number | null }) {
  const t = useText()
  const { icon, words } = told(move)
  return (
    <span className={styles.move}>
      <Icon of={icon} size="s" />
      {t(words, { count: Math.abs(move ?? 0) })}
    </span>
  )
}

function told(move: number | null): { icon: LucideIconData; words: number } {
  if (move === null) return { icon: Sparkle, words: brokersText.moveNew }
  if (move === 0) return { icon: Minus, words: brokersText.moveNone }
  return move > 0 ? { icon: ArrowUp, words: brokersText.moveUp } : { icon: ArrowDown, words: brokersText.moveDown }
}
