import type { ReleaseDesk } from '../releases/release-desk.ts'
import type { Snapshots } from '../releases/snapshots.ts'

type Publish = Parameters<ReleaseDesk['publish']>[0]
type Activate = Parameters<ReleaseDesk['activate']>[0]
type Rollback = Parameters<ReleaseDesk['rollback']>[0]
type Pin = Parameters<ReleaseDesk['pin']>[0]

/** The release verbs, each answered once this process serves by the new state. */
export function releaseVerbs(desk: ReleaseDesk, snapshots: Pick<Snapshots, 'refresh'>) {
  const thenRefresh = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work
    await snapshots.refresh()
    return result
  }
  return {
    publish: async (input: Publish) => {
      const { area, version, commit } = await thenRefresh(desk.publish(input))
      return { area, version, commit }
    },
    activate: (input: Activate) => thenRefresh(desk.activate(input)),
    rollback: (input: Rollback) => thenRefresh(desk.rollback(input)),
    pin: (input: Pin) => desk.pin(input),
    list: () => desk.list(),
  }
}

export type ReleaseVerbs = ReturnType<typeof releaseVerbs>
