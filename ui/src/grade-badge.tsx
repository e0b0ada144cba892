import type { ReactNode } from 'react'
import { isPraise, type Grade } from 'calls/rating/grade'
import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import styles from './grade-badge.module.css'
import { uiText } from './strings/keys.ts'

export interface GradeBadgeProps {
  /** From `gradeOf(score)`; null means not rated. Always shown near the score. */
  grade: Grade | null
  /** 30, 40 or 56 px. */
  size?: 's' | 'm' | 'l' | undefined
  /** For a broker that may not lead (decisions 7): a grade from C up loses its shape and its colour, which would recommend it. */
  muted?: boolean | undefined
}

const shield = <path d="M24 4 41 9.5V23c0 10-6.5 17-17 21C13.5 40 7 33 7 23V9.5Z" />
const square = <rect x="5.5" y="5.5" width="37" height="37" rx="8" />
const diamond = <rect x="8.5" y="8.5" width="31" height="31" rx="4" transform="rotate(45 24 24)" />
const triangle = <path d="M24 8 41.5 39H6.5Z" />
const octagon = <path d="M16.5 5h15L43 16.5v15L31.5 43h-15L5 31.5v-15Z" />

interface Badge {
  shape: ReactNode
  /** Places the letters. */
  y: number
  /** Size of the letters where the tone does not imply it. */
  font?: number
  tone: string
}

/** Shape first, letter second, colour third: grades must be distinguishable without seeing colour. */
const badges: Record<Grade, Badge> = {
  AAA: { shape: shield, y: 28.5, tone: 'aaa' },
  AA: { shape: shield, y: 29.5, tone: 'aa' },
  A: { shape: shield, y: 31, tone: 'a' },
  B: { shape: square, y: 31.5, tone: 'b' },
  C: { shape: diamond, y: 31, tone: 'c' },
  D: { shape: triangle, y: 37, tone: 'd' },
  E: { shape: octagon, y: 31.5, tone: 'e' },
}

const dashed = <circle cx="24" cy="24" r="20" />
/** Font size of as many letters inside the circle. */
const fontInCircle = [20, 20, 18, 14]

function badgeOf(grade: Grade | null, muted: boolean): Badge {
  if (grade && !(muted && isPraise(grade))) return badges[grade]
  return { shape: dashed, y: 30, font: fontInCircle[grade?.length ?? 0]!, tone: 'none' }
}

export function GradeBadge({ grade, size = 'm', muted = false }: GradeBadgeProps) {
  const t = useText()
  const { shape, y, font, tone } = badgeOf(grade, muted)
  return (
    <svg
      viewBox="0 0 48 48"
      role="img"
      aria-label={grade ? t(uiText.grade, { grade }) : t(uiText.notRated)}
      className={classNames(styles.badge, styles[size], styles[tone])}
    >
      {shape}
      <text x="24" y={y} fontSize={font}>
        {grade ?? '–'}
      </text>
    </svg>
  )
}
