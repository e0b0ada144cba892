import { fireEvent, screen } from '@testing-library/react'
import { show } from '../../testing/show.tsx'
import type { CoverArea } from './pixelate.ts'
import { useDrawnArea } from './use-drawn-area.ts'

const drawnAreas: CoverArea[] = []

function Board() {
  const { pointer } = useDrawnArea(area => drawnAreas.push(area))
  return <div data-testid="board" {...pointer} />
}

/** Draws on a board of 200 by 100 pixels at (10, 10). */
function draw(from: [number, number], to: [number, number]): CoverArea[] {
  drawnAreas.length = 0
  const { unmount } = show(<Board />)
  const board = screen.getByTestId('board')
  board.getBoundingClientRect = () => ({ left: 10, top: 10, width: 200, height: 100 }) as DOMRect
  board.setPointerCapture = () => {}
  // jsdom has no PointerEvent.
  const point = (type: string, [clientX, clientY]: [number, number]) =>
    fireEvent(board, new MouseEvent(type, { clientX, clientY, button: 0, bubbles: true }))
  point('pointerdown', from)
  point('pointermove', to)
  point('pointerup', to)
  unmount()
  return drawnAreas
}

test('an area is drawn in any direction and ends at the edge of the picture', () => {
  expect(draw([210, 110], [110, 60])).toEqual([{ left: 50, top: 50, width: 50, height: 50 }])
  expect(draw([110, 60], [999, -40])).toEqual([{ left: 50, top: 0, width: 50, height: 50 }])
})

test('a tap draws no area', () => {
  expect(draw([60, 60], [61, 60])).toEqual([])
})
