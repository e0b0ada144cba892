import { describe, expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeFakeRelease } from '../../testing/fake-release.ts'
import { releaseDatabase } from '../../testing/release-database.ts'
import { readLocalKey } from '../keys/local-key.ts'
import { ReleaseKeys } from '../keys/release-keys.ts'
import { PinTokens } from '../pin-tokens.ts'
import { readAudit } from '../release-audit.ts'
import { ReleaseDesk } from '../release-desk.ts'
import { ReleaseRegister } from '../release-register.ts'
import { ReleaseStore } from '../release-store.ts'
import { Snapshots } from '../snapshots.ts'
import { choosePrunable, usualLimits } from './choose-prunable.ts'
import { lastServed } from './last-served.ts'
import type { Move, PruneFacts } from './prune-facts.ts'

const day = 86_400_000
const now = Date.parse('2026-11-21T12:00:00Z')

describe('the time a release was last served', () => {
  const move = (at: number, action: Move['action'], version: string, from: string | null, percent = 0): Move => ({
    area: 'brokers',
    action,
    version,
    from,
    percent,
    at,
  })

  test('the time a release was last served follows from pointer moves', () => {
    const served = lastServed(
      [
        move(1, 'activate', '1.0.0', null),
        move(2, 'activate', '1.1.0', '1.0.0'),
        move(3, 'canary', '1.2.0', '1.1.0', 5),
        move(4, 'canary', '1.2.0', '1.1.0', 50),
        move(5, 'promote', '1.2.0', '1.1.0'),
        move(6, 'canary', '1.3.0', '1.2.0', 5),
        move(7, 'rollback', '1.2.0', '1.3.0'),
        move(8, 'canary', '1.4.0', '1.2.0', 5),
        move(9, 'canary', 'anything', '1.2.0', 0),
      ],
      10,
    )
    expect(Object.fromEntries(served)).toEqual({ '1.0.0': 2, '1.1.0': 5, '1.2.0': 10, '1.3.0': 7, '1.4.0': 9 })
  })

  test('the time a release was last served is known even if its activation is not in the log', () => {
    expect(lastServed([move(5, 'activate', '2.0.0', '1.0.0')], 9).get('1.0.0')).toBe(5)
  })
})

describe('prunable releases', () => {
  const versions = (count: number) => Array.from({ length: count }, (_, index) => `1.${index}.0`)
  /** Releases that were published and activated one after another, `gap` days apart, the last one just now. */
  const history = (count: number, gap: number): PruneFacts => {
    const at = (index: number) => now - (count - 1 - index) * gap * day
    return {
      releases: versions(count).map((version, index) => ({
        area: 'brokers',
        version,
        publishedAt: at(index),
        bytes: 1000,
      })),
      moves: versions(count).map((version, index) => ({
        area: 'brokers',
        action: 'activate' as const,
        version,
        from: index ? `1.${index - 1}.0` : null,
        percent: 0,
        at: at(index),
      })),
      pins: [],
      named: [`1.${count - 1}.0`, `1.${count - 2}.0`].map(version => ({ area: 'brokers', version })),
      inUse: [],
    }
  }
  const chosen = (facts: PruneFacts, limits = usualLimits) =>
    choosePrunable(facts, limits, now)
      .map(({ version }) => version)
      .sort()

  test.each([
    ['an hour', 1 / 24],
    ['a day', 1],
    ['a month', 30],
  ])(
    'with %s between releases, pruning by default keeps the releases of a tab from fifty releases ago',
    (_name, gap) => {
      const gone = chosen(history(80, gap))
      for (const version of versions(80).slice(-51)) expect(gone).not.toContain(version)
    },
  )

  test('only releases that are neither among the newest nor recently served are prunable', () => {
    expect(chosen(history(100, 1))).toEqual(versions(100).slice(0, 40).sort())
    expect(chosen(history(100, 0.1))).toEqual([])
  })

  test('with limits of zero every release is prunable unless it is pointed at, pinned or in use', () => {
    const facts = history(5, 10)
    facts.pins = [
      { area: 'brokers', version: '1.0.0', at: now - 13 * day },
      { area: 'brokers', version: '1.1.0', at: now - 15 * day },
    ]
    facts.inUse = [{ area: 'brokers', version: '1.2.0' }]
    expect(chosen(facts, { keep: 0, days: 0 })).toEqual(['1.1.0'])
  })

  test('a release that was active again counts as served until it was replaced again', () => {
    const facts = history(4, 40)
    facts.moves.push(
      { area: 'brokers', action: 'rollback', version: '1.0.0', from: '1.3.0', percent: 0, at: now - 3 * day },
      { area: 'brokers', action: 'activate', version: '1.3.0', from: '1.0.0', percent: 0, at: now - 2 * day },
    )
    expect(chosen(facts, { keep: 0, days: 30 })).toEqual(['1.1.0'])
  })

  test('each area keeps its own newest releases when pruned', () => {
    const facts = history(3, 100)
    const others = history(3, 100).releases.map(release => ({ ...release, area: 'tools' }))
    expect(
      choosePrunable({ ...facts, releases: [...facts.releases, ...others], named: [] }, { keep: 2, days: 1 }, now).map(
        ({ area, version }) => `${area} ${version}`,
      ),
    ).toEqual(['brokers 1.0.0', 'tools 1.0.0'])
  })
})

describe('pruning', () => {
  const own = releaseDatabase()

  /** A shell, and brokers 1.0.0 to 1.4.0, activated one after another, with 1.5.0 as canary; the database dates all of it a year ago. */
  async function scene() {
    const folder = temporaryFolder()
    const register = new ReleaseRegister(own.db)
    const store = new ReleaseStore(join(folder, 'store'))
    const desk = new ReleaseDesk({
      store,
      register,
      pins: new PinTokens(new Uint8Array(32)),
      keys: new ReleaseKeys(join(folder, 'keys'), readLocalKey(folder)),
      origin: 'http://localhost',
      calls: new Set(),
      tryOut: async () => {},
    })
    const publish = async (area: string, version: string) => {
      writeFakeRelease(join(folder, `${area}-${version}`), { area, version })
      await desk.publish({ folder: join(folder, `${area}-${version}`), actor: 'ann' })
    }
    await publish('shell', '1.0.0')
    await desk.activate({ area: 'shell', version: '1.0.0', actor: 'ann' })
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']) await publish('brokers', version)
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'])
      await desk.activate({ area: 'brokers', version, actor: 'ann' })
    await desk.canary({ area: 'brokers', version: '1.5.0', percent: 1, actor: 'ann' })
    await own.db.script(
      `UPDATE releases SET published_at = now() - interval '1 year'; UPDATE release_audit SET at = now() - interval '1 year'`,
    )
    const versions = async () =>
      (await desk.list()).find(({ area }) => area === 'brokers')!.releases.map(({ version }) => version)
    return { desk, register, store, publish, versions }
  }
  const all = { keep: 0, days: 0, actor: 'ann', reason: 'disk full' }

  test('pruning removes folders, keeps the stable, canary and previous releases, and records who did it', async () => {
    const { desk, store, versions } = await scene()
    const { pruned } = await desk.prune(all)
    expect(pruned.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0', '1.2.0'])
    expect(pruned[0]!.bytes).toBeGreaterThan(0)
    expect(await versions()).toEqual(['1.3.0', '1.4.0', '1.5.0'])
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) expect(existsSync(store.pathOf('brokers', version))).toBe(false)
    for (const version of ['1.3.0', '1.4.0', '1.5.0']) expect(existsSync(store.pathOf('brokers', version))).toBe(true)
    const [line] = await readAudit(own.db, { area: 'brokers' })
    expect(line).toMatchObject({
      action: 'prune',
      actor: 'ann',
      reason: 'disk full',
      detail: { bytes: expect.any(Number) },
    })
  })

  test('a dry run of pruning reports the same releases and removes nothing', async () => {
    const { desk, versions } = await scene()
    const { pruned, dryRun } = await desk.prune({ ...all, dryRun: true })
    expect([pruned.length, dryRun]).toEqual([3, true])
    expect(await versions()).toHaveLength(6)
    expect((await desk.prune(all)).pruned).toEqual(pruned)
    expect((await desk.prune(all)).pruned).toEqual([])
  })

  test('pruning with default limits removes nothing from a short history', async () => {
    const { desk } = await scene()
    expect((await desk.prune({ actor: 'ann' })).pruned).toEqual([])
  })

  test('pruning keeps releases that have a preview link or are open in a tab', async () => {
    const { desk } = await scene()
    await desk.pin({ area: 'brokers', version: '1.0.0', actor: 'qa' })
    await own.db.script(
      `INSERT INTO release_health (area, version, minute, kind, count) VALUES ('brokers', '1.1.0', now() - interval '10 minutes', 'view', 1)`,
    )
    expect((await desk.prune(all)).pruned.map(({ version }) => version)).toEqual(['1.2.0'])
  })

  test('pruning covers only the named area and refuses invalid limits', async () => {
    const { desk } = await scene()
    expect((await desk.prune({ ...all, area: 'shell' })).pruned).toEqual([])
    await expect(desk.prune({ ...all, area: 'nothing' })).rejects.toThrow(/no release of nothing/)
    for (const wrong of [{ keep: -1 }, { days: 1.5 }, { days: NaN }])
      await expect(desk.prune({ ...all, ...wrong })).rejects.toThrow(/whole number/)
  })

  test('a pruned release cannot be activated, pinned or published again, but can still be revoked', async () => {
    const { desk, publish } = await scene()
    await desk.prune(all)
    const release = { area: 'brokers', version: '1.0.0', actor: 'ann' }
    await expect(desk.activate(release)).rejects.toThrow(/1.0.0 is pruned: [^:]* publish it again under a new version/)
    await expect(desk.canary({ ...release, percent: 5 })).rejects.toThrow(/is pruned/)
    await expect(desk.pin(release)).rejects.toThrow(/is pruned/)
    await expect(desk.verify(release)).rejects.toThrow(/is pruned/)
    await expect(publish('brokers', '1.0.0')).rejects.toThrow(/never overwritten/)
    expect((await desk.show(release)).prunedAt).not.toBeNull()
    await desk.revoke(release)
  })

  test('a visitor pinned to a pruned release gets the stable release', async () => {
    const { desk, register } = await scene()
    const snapshots = new Snapshots(register, () => {})
    const pins = { brokers: '1.0.0' }
    const served = async () => {
      await snapshots.refresh()
      await snapshots.know(pins)
      return snapshots.freeze({ pins })?.areas.brokers?.version
    }
    expect(await served()).toBe('1.0.0')
    await desk.prune(all)
    expect(await served()).toBe('1.4.0')
  })

  test('the stable release keeps its files when an activation and a prune run concurrently', async () => {
    const { desk, store } = await scene()
    const [activated] = await Promise.allSettled([
      desk.activate({ area: 'brokers', version: '1.0.0', actor: 'ann' }),
      desk.prune(all),
    ])
    const { pointer } = (await desk.list()).find(({ area }) => area === 'brokers')!
    expect(pointer!.stable).toBe(activated.status === 'fulfilled' ? '1.0.0' : '1.4.0')
    expect(existsSync(store.pathOf('brokers', pointer!.stable))).toBe(true)
  })

  test('the next prune removes folders that an interrupted prune left behind', async () => {
    const { desk, store } = await scene()
    await own.db.script(`UPDATE releases SET pruned_at = now() WHERE version = '1.0.0' AND area = 'brokers'`)
    await desk.prune({ ...all, keep: 100, days: 100 })
    expect(existsSync(store.pathOf('brokers', '1.0.0'))).toBe(false)
  })
})
