import { expect, test } from '@jest/globals'
import { ProgressLine } from './progress-line.ts'

function shown(
  output: { isTTY?: boolean; columns?: number },
  steps: { at: number; part?: number; count: number }[],
): string[] {
  const written: string[] = []
  let now = 0
  const line = new ProgressLine({ ...output, write: text => written.push(String(text)) > 0 }, () => now)
  for (const { at, part, count } of steps) {
    now = at
    line.show({ part, count, note: '3 bad' })
  }
  return written
}

test.each([40, 80, 200])(
  'on a terminal of %d columns the progress line is redrawn in place and never wraps',
  columns => {
    const drawn = shown({ isTTY: true, columns }, [
      { at: 50, part: 0.001, count: 1 },
      { at: 1000, part: 0.25, count: 12_500 },
      { at: 4000, part: 1, count: 50_000 },
    ])
    expect(drawn).toHaveLength(2) // the first update came too soon
    for (const text of drawn) {
      expect(text.startsWith('\r\x1b[K')).toBe(true)
      expect(text.slice(4).length).toBeLessThan(columns)
    }
    expect(drawn[0]).toContain('25 %  12,500  12,500/s')
  },
)

test('without a terminal the progress is printed every ten seconds with the time left', () => {
  const lines = shown({}, [
    { at: 5000, part: 0.1, count: 10 },
    { at: 10_000, part: 0.1, count: 2000 },
    { at: 12_000, part: 0.2, count: 9 },
    { at: 20_000, count: 4000 },
  ])
  expect(lines).toEqual(['10 %  2,000  200/s  1 min 30 s left  3 bad\n', '4,000  200/s  3 bad\n'])
})
