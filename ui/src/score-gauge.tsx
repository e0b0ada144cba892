import { gradeOf, isPraise } from 'calls/rating/grade'
import { ratingDigits } from 'calls/rating/score-digits'
import { useLocale, useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import { lensTicks } from './lens-ticks.ts'
import styles from './score-gauge.module.css'
import { uiText } from './strings/keys.ts'

export interface ScoreGaugeProps {
  /** 0 to 10; null means not rated. */
  score: number | null
  /** For a broker that may not lead (decisions 7): a grade from C up loses its colour, which would recommend it. */
  muted?: boolean | undefined
}

const most = 10
const ring = { ticks: 61, longEach: 6, centre: 70, radius: 66, length: 9, extra: 3 }

/** The score as a lens ring of ticks, in the colour of its grade. */
export function ScoreGauge({ score, muted = false }: ScoreGaugeProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const grade = gradeOf(score)
  const hasColour = grade !== null && !(muted && isPraise(grade))
  const lit = score === null ? 0 : Math.round((Math.min(Math.max(score, 0), most) / most) * ring.ticks)
  const figure = score === null ? '–' : formatNumber(score, ratingDigits('score'))
  return (
    <div
      role="img"
      aria-label={score === null ? t(uiText.notRated) : t(uiText.scoreOf, { score: figure, most })}
      className={classNames(styles.gauge, styles[hasColour ? grade.toLowerCase() : 'none'])}
    >
      <svg viewBox="0 0 140 124" aria-hidden="true">
        <path d={lensTicks(ring, lit, ring.ticks)} className={styles.off} />
        {lit > 0 && <path d={lensTicks(ring, 0, lit)} className={styles.on} />}
      </svg>
      <div className={styles.value} aria-hidden="true">
        <b className={styles.figure}>{figure}</b>
        <span className={styles.scale}>{score === null ? t(uiText.notRated) : t(uiText.ofMost, { most })}</span>
      </div>
    </div>
  )
}
