import { useState, type PointerEvent } from 'react'
import type { CoverArea } from './pixelate.ts'

interface Point {
  x: number
  y: number
}

/** Smallest side of a drawn area, in percent: less is a tap. */
const leastSide = 1

const areaBetween = (from: Point, to: Point): CoverArea => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
})

/** An area drawn with the pointer on the element that gets `pointer`; `drawn` while it is being drawn, `onDrawn` when it is finished. */
export function useDrawnArea(onDrawn: (area: CoverArea) => void) {
  const [line, setLine] = useState<{ from: Point; to: Point }>()
  const drawn = line && areaBetween(line.from, line.to)
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const box = currentTarget.getBoundingClientRect()
    const percent = (at: number, start: number, size: number) => Math.min(100, Math.max(0, ((at - start) / size) * 100))
    return { x: percent(clientX, box.left, box.width), y: percent(clientY, box.top, box.height) }
  }
  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setLine({ from: pointOf(event), to: pointOf(event) })
    },
    onPointerMove: (event: PointerEvent) => {
      if (line) setLine({ ...line, to: pointOf(event) })
    },
    onPointerUp: () => {
      if (drawn && drawn.width >= leastSide && drawn.height >= leastSide) onDrawn(drawn)
      setLine(undefined)
    },
    onPointerCancel: () => setLine(undefined),
  }
  return { drawn, pointer }
}
