import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { changedArea, type Change } from './release-copies.ts'
import { publishChanged } from './releases.ts'
import { processesOf, type RunningPortal } from './start-portal.ts'

/** `isOn` is the source of an expression that says whether the fault is active. */
type FaultOf = (isOn: string, record: ReleaseRecord) => Record<string, Change>

const nodeEntry =
  (change: (isOn: string) => Change): FaultOf =>
  (isOn, { node }) => ({ [node.entry]: change(isOn) })
const whenLoaded = (does: string) => nodeEntry(isOn => code => `if (${isOn}) ${does};\n${code}`)
const onServer = (change: (isOn: string) => string) => nodeEntry(isOn => changedArea.inNode(change(isOn)))

/** An area whose every page is `page`, the source of a function that receives the page it replaces. */
const withPage = (page: string) =>
  `area => ({ ...area, routes: area.routes.map(route => ({ ...route, page: Object.assign((${page})(route.page), { load: () => route.page.load() }) })) })`

const faults = {
  'throws when it is loaded': whenLoaded(`throw new Error('broken on purpose')`),
  'never ends when it is loaded': whenLoaded('for (;;) {}'),
  'starts a process when it is loaded': whenLoaded(`require('node:child_process').execSync('id')`),
  'asks the network as the server renders it': onServer(
    isOn =>
      `area => ({ ...area, routes: area.routes.map(route => ({ ...route, load: async context => { if (${isOn}) await fetch('http://127.0.0.1:64999'); return (await route.load?.(context)) ?? null } })) })`,
  ),
  'hangs when it is loaded': nodeEntry(
    isOn => code =>
      `${code}\n;module.exports = (({ init, get }) => ({ init, get: name => ${isOn} ? new Promise(() => {}) : get(name) }))(module.exports)`,
  ),
  'has loaders that hang': onServer(
    isOn =>
      `area => ({ ...area, routes: area.routes.map(route => ({ ...route, load: async context => ${isOn} ? new Promise(() => {}) : (await route.load?.(context)) ?? null })) })`,
  ),
  'throws as the server renders it': onServer(isOn =>
    withPage(
      `Page => props => { if (${isOn}) throw new Error('broken on purpose'); return react.createElement(Page, props) }`,
    ),
  ),
  // The shell does not share Suspense; React identifies it by this symbol.
  'throws inside a Suspense boundary': onServer(isOn =>
    withPage(`Page => { const Broken = () => { if (${isOn}) throw new Error('broken on purpose'); return null }
      return props => react.createElement(react.Fragment, null, react.createElement(Symbol.for('react.suspense'), null, react.createElement(Broken)), react.createElement(Page, props)) }`),
  ),
  'never ends as it is rendered': onServer(isOn =>
    withPage(`Page => props => { if (${isOn}) for (;;) {}; return react.createElement(Page, props) }`),
  ),
  'throws in the browser': (_isOn, { web, container }) => ({
    [web.entry]: changedArea.inBrowser(container, withPage(`() => () => { throw new Error('broken on purpose') }`)),
  }),
} satisfies Record<string, FaultOf>

/** Damage to the entry on the server's disk after it was published. */
const diskFaults = {
  'is missing on the disk': (entry: string) => rmSync(entry),
  /** The response of a proxy or a bucket for a missing file. */
  'is a page of HTML': (entry: string) => writeFileSync(entry, '<!doctype html><title>Not found</title>'),
}

export type Fault = keyof typeof faults | keyof typeof diskFaults

/**
 * Publishes an area's release with a fault that is active only where the release is served: on the server, in the processes that are
 * serving now. A check before publication therefore finds nothing, as with real faults that slip through. `isOn`: where else it is active.
 */
export async function publishFaulty(
  portal: RunningPortal,
  workspace: string,
  version: string,
  fault: Fault,
  isOn = `${JSON.stringify(processesOf(portal))}.includes(process.pid)`,
): Promise<void> {
  const onDisk = Object.hasOwn(diskFaults, fault) ? diskFaults[fault as keyof typeof diskFaults] : undefined
  await publishChanged(portal.dataDir, workspace, version, record =>
    onDisk ? {} : faults[fault as keyof typeof faults](isOn, record),
  )
  onDisk?.(join(portal.dataDir, 'releases', workspace.replace(/^mf-/, ''), version, 'node/entry.cjs'))
}
