import type { ReleaseMoves } from './release-moves.ts'

/** The area whose releases are moved. */
export const movedArea = 'tools'
/** The first is stable at the beginning, and one visitor is pinned to the last. */
export const movedVersions = ['7.0.0', '7.1.0', '7.2.0', '7.3.0', '7.9.0'] as const

const canaryPercent = 5

/** Activates, rolls back, makes a canary, promotes it, rolls back, and ends another canary. `at` resolves after so many tenths of the run. */
export async function moveReleases(moves: ReleaseMoves, at: (tenths: number) => Promise<unknown>): Promise<void> {
  const [first, second, third, fourth] = movedVersions
  await at(2)
  await moves.activate(second)
  await at(3.5)
  await moves.rollback(first)
  await at(5)
  await moves.canary(third, canaryPercent)
  await at(6)
  await moves.promote()
  await at(7.2)
  await moves.rollback(first)
  await at(8.1)
  await moves.canary(fourth, canaryPercent)
  await at(8.6)
  await moves.rollback(first)
  await at(10)
}
