import type { Grade } from 'calls/rating/grade'

const shield = 'M24 4 41 9.5V23c0 10-6.5 17-17 21C13.5 40 7 33 7 23V9.5Z'
const square = 'M13.5 5.500h21a8 8 0 0 1 8 8v21a8 8 0 0 1-8 8h-21a8 8 0 0 1-8-8v-21a8 8 0 0 1 8-8Z'
const diamond =
  'M26.800 3.600 44.400 21.200a4 4 0 0 1 0 5.600L26.800 44.400a4 4 0 0 1-5.600 0L3.600 26.800a4 4 0 0 1 0-5.600L21.200 3.600a4 4 0 0 1 5.600 0Z'
const triangle = 'M24 8 41.500 39H6.500Z'
const octagon = 'M16.500 5h15L43 16.500v15L31.500 43h-15L5 31.500v-15Z'

/**
 * A grade's badge on a square of 48, as the site shows it on a dark background: distinguished by shape first, letter second, colour third.
 */
export interface GradeShape {
  path: string
  colour: string
  /** Width of the outline, which rounds the corners. */
  stroke: number
  /** Baseline and size of the letters. */
  y: number
  font: number
}

export const gradeShapes: Record<Grade, GradeShape> = {
  AAA: { path: shield, colour: '#5ed498', stroke: 3, y: 28.5, font: 15 },
  AA: { path: shield, colour: '#83cd7c', stroke: 3, y: 29.5, font: 18 },
  A: { path: shield, colour: '#abc95c', stroke: 3, y: 31, font: 21 },
  B: { path: square, colour: '#dcc151', stroke: 0, y: 31.5, font: 21 },
  C: { path: diamond, colour: '#f3a652', stroke: 0, y: 31, font: 20 },
  D: { path: triangle, colour: '#f68470', stroke: 7, y: 37, font: 18 },
  E: { path: octagon, colour: '#f07d97', stroke: 3, y: 31.5, font: 21 },
}
