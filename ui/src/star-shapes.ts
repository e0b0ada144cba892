const outer = 7.6
const inner = 3.3
const step = 17

/** Corner `i` of a five-pointed star in a 16 px square, counted clockwise from the top; odd corners are the inner ones. */
function corner(i: number, shift: number): string {
  const radius = i % 2 ? inner : outer
  const angle = (Math.PI / 5) * i
  const x = 8 + shift + radius * Math.sin(angle)
  const y = 8.6 - radius * Math.cos(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const polygon = (corners: number[], shift: number) => `M${corners.map(i => corner(i, shift)).join('L')}Z`
const whole = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const startHalf = [0, 9, 8, 7, 6, 5]

/** One SVG path of `stars` stars in a row, 0 to 5 in steps of a half, in a box of 84 by 16. */
export function starsPath(stars: number): string {
  const full = Math.floor(stars)
  const wholes = Array.from({ length: full }, (_, i) => polygon(whole, i * step))
  return wholes.join('') + (stars > full ? polygon(startHalf, full * step) : '')
}
