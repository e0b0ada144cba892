import { instant, line, matching } from 'calls/entities/fields'
import { array, boolean, gte, lte, maxLength, number, object, optional, refine } from 'shared-state/schema'
import type { OutsideDocument } from '../outside-data/outside-document.ts'

const MOST_SYMBOLS = 200
/** Shares that their source has rounded add up to a little more or less than the whole. */
const ROUNDING = 0.2

const percent = number().check(gte(0), lte(100))
const position = object({ symbol: matching(/^[A-Z]{6}$/, 6), longPct: percent, shortPct: percent }).check(
  refine(
    ({ longPct, shortPct }) => Math.abs(longPct + shortPct - 100) <= ROUNDING,
    'longPct and shortPct add up to 100',
  ),
)

const schema = object({
  at: instant,
  /** Who publishes the shares. */
  source: line(1, 100),
  /** Invented, for a demonstration. */
  sample: optional(boolean()),
  items: array(position).check(maxLength(MOST_SYMBOLS)),
})

/** Share of long and short open positions (setting POSITIONS_URL). */
export const openPositions: OutsideDocument<typeof schema> = {
  key: 'open_positions',
  what: 'open positions',
  everySeconds: 3600,
  schema,
}
