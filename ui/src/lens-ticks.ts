/** The lens ring: ticks along three quarters of a circle, open at the bottom, with a longer tick at each whole point. */
export interface LensRing {
  ticks: number
  /** Every how many ticks a longer one is drawn. */
  longEach: number
  centre: number
  radius: number
  length: number
  extra: number
}

const openAt = Math.PI * 0.75
const sweep = Math.PI * 1.5

/** SVG path of the ticks from `from` up to but not including `to`, clockwise from the lower left. */
export function lensTicks(ring: LensRing, from: number, to: number): string {
  let path = ''
  for (let i = from; i < to; i++) {
    const angle = openAt + (sweep * i) / (ring.ticks - 1)
    const end = ring.radius - ring.length - (i % ring.longEach === 0 ? ring.extra : 0)
    const at = (radius: number) =>
      `${(ring.centre + radius * Math.cos(angle)).toFixed(1)} ${(ring.centre + radius * Math.sin(angle)).toFixed(1)}`
    path += `M${at(ring.radius)}L${at(end)}`
  }
  return path
}
