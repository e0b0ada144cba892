import { beforeEach } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declareCall } from 'shared-state/api/declare-call'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { object, strictObject, string } from 'shared-state/schema'
import type { PortalUser } from 'shared-state/store/portal-user'
import type { TrialRendering } from '../releases/gate/candidate.ts'
import { type TrialLimits, trialRendering } from '../trial/trial-rendering.ts'
import { writeFakeRelease } from './fake-release.ts'

const getCountry = declareCall({
  name: 'geo.country',
  section: 'Geo',
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({ country: string() }),
})
const exampleUser = () => ({ userId: '1', nick: 'Ann' }) as PortalUser

/**
 * A shell that finds the area by its address, renders its page and, like the real one, reports errors that do not break the page. Home
 * shows the slot content of areas for it.
 */
export const shellCode = `module.exports = {
  provideFederationCore() {}, createShareScope: () => ({}),
  async render({ request, loadArea, transport, snapshot, user }) {
    const { pathname } = new URL(request.url)
    const path = pathname.slice(4)
    const failures = []
    const ask = async name => (await transport.send({ declaration: { name }, input: {}, headers: {}, signal: request.signal })).body.Data
    const write = async (area, work) => { try { return await work() } catch (error) { failures.push({ area, stage: 'render', error }); return '' } }
    const page = { kind: 'page', status: 200, head: { title: path }, state: {}, areas: [], failures }
    const showParts = async isShown => {
      for (const area of Object.keys(snapshot.areas)) for (const { slot, part } of (await loadArea(area)).area.slots) if (isShown(slot)) await write(area, part)
    }
    const name = Object.keys(snapshot.areas).find(area => snapshot.areas[area].addresses.some(address => path === address || path.startsWith(address + '/')))
    if (!name) {
      await showParts(slot => slot.startsWith('home.'))
      return { ...page, html: '' }
    }
    const { area } = await loadArea(name)
    const isAt = pattern => new RegExp('^' + pattern.replace(/:\\w+/g, '[^/]+') + '$').test(path)
    const route = area.routes.find(known => isAt(known.path))
    await showParts(slot => route.slots?.().some(shown => shown.name === slot))
    const html = await write(name, () => route.page({ path, ask, user, fail: error => failures.push({ area: name, stage: 'render', error }) }))
    return html.startsWith('to ') ? { kind: 'redirect', status: 302, location: html.slice(3) } : { ...page, html }
  },
}`

/** The code of an area. */
export interface Written {
  /** Source of the routes, pattern → page. */
  routes?: Record<string, string>
  /** Source of the content for each slot. */
  slots?: Record<string, string>
  /** Source that runs when the release is loaded. */
  first?: string
}

/** The Node entry of an area that contains this code. */
export const areaCode = (name: string, { routes = {}, slots = {}, first = '' }: Written) => `${first}
const routes = [${Object.entries(routes)
  .map(([path, page]) => `{ path: '${path}', page: ${page} }`)
  .join()}]
const slots = [${Object.entries(slots)
  .map(([slot, part]) => `{ slot: '${slot}', part: ${part} }`)
  .join()}]
module.exports = { init() {}, get: async () => () => ({ area: { name: '${name}', routes, slots } }) }`

/** An area with one page. */
export const page = (source: string): Written => ({ routes: { brokers: source } })

/** The code of a page that stops the trial's process for so long; like a process of a busy machine, it uses no processor time meanwhile. */
export const stopped = (milliseconds: number): Written =>
  page(`async () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds}); return '' }`)

/** A release store with a shell for each test of the calling file, and trials of releases in it. */
export function trialScene() {
  let store: string
  let shell: ReleaseRecord
  let built = 0

  beforeEach(() => {
    store = temporaryFolder()
    shell = put('shell', shellCode).record
  })

  function put(area: string, nodeEntry: string): { record: ReleaseRecord; folder: string } {
    const version = `1.0.${built++}`
    const folder = join(store, area, version)
    const record = writeFakeRelease(folder, { area, version, nodeEntry, addresses: area === 'shell' ? [] : [area] })
    const texts = '{}'
    writeFileSync(join(folder, 'web/strings.id.json'), texts)
    record.files['web/strings.id.json'] = {
      size: texts.length,
      integrity: `sha384-${createHash('sha384').update(texts).digest('base64')}`,
    }
    record.web.strings.id = 'web/strings.id.json'
    return { record, folder }
  }

  const tryOut = (candidate: Parameters<TrialRendering>[0], limits?: TrialLimits) =>
    trialRendering(store, [getCountry], exampleUser, limits)(candidate)
  /** Tries a release of the area brokers with this code, next to the shell and `others`. */
  const tryArea = (
    written: Written,
    { others = [], limits }: { others?: ReleaseRecord[]; limits?: TrialLimits } = {},
  ) => tryOut({ ...put('brokers', areaCode('brokers', written)), others: [shell, ...others] }, limits)
  return { put, tryOut, tryArea }
}
