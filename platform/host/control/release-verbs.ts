import type { ReleaseDesk } from '../releases/release-desk.ts'
import type { ReleaseProcesses } from '../releases/release-processes.ts'
import type { Snapshots } from '../releases/snapshots.ts'

type Input<Verb extends keyof ReleaseDesk> = ReleaseDesk[Verb] extends (input: infer Command) => unknown
  ? Command
  : never

export interface ReleaseVerbDeps {
  desk: ReleaseDesk
  snapshots: Pick<Snapshots, 'refresh'>
  processes: Pick<ReleaseProcesses, 'acknowledged'>
}

/** Processes that have not applied a change yet, after waiting for them; normally none. */
export interface Followed {
  behind: string[]
}

/**
 * The release verbs behind control socket, HTTP and console. A verb that changes something resolves once every process has applied the
 * change.
 */
export function releaseVerbs({ desk, snapshots, processes }: ReleaseVerbDeps) {
  const followed = async <Result extends object>(work: Promise<Result | void>): Promise<Result & Followed> => {
    const result = await work
    await snapshots.refresh()
    return { ...(result as Result), behind: await processes.acknowledged() }
  }
  return {
    publish: async (input: Input<'publish'>) => {
      const { area, version, commit } = await desk.publish(input)
      return followed(Promise.resolve({ area, version, commit }))
    },
    activate: (input: Input<'activate'>) => followed(desk.activate(input)),
    canary: (input: Input<'canary'>) => followed(desk.canary(input)),
    promote: (input: Input<'promote'>) => followed(desk.promote(input)),
    rollback: (input: Input<'rollback'>) => followed(desk.rollback(input)),
    revoke: (input: Input<'revoke'>) => followed(desk.revoke(input)),
    freeze: (input: Input<'freeze'>) => followed(desk.freeze(input)),
    unfreeze: (input: Input<'unfreeze'>) => followed(desk.unfreeze(input)),
    prune: (input: Input<'prune'>) => (input.dryRun ? desk.prune(input).then(notYet) : followed(desk.prune(input))),
    pin: (input: Input<'pin'>) => desk.pin(input),
    verify: (input: Input<'verify'>) => desk.verify(input),
    show: (input: Input<'show'>) => desk.show(input),
    list: () => desk.list(),
  }
}

/** Nothing has changed, so no process has to follow. */
const notYet = <Answer extends object>(answer: Answer): Answer & Followed => ({ ...answer, behind: [] })

export type ReleaseVerbs = ReturnType<typeof releaseVerbs>
