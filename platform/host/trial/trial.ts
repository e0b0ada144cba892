import { setTimeout as delay } from 'node:timers/promises'
import type { TransportAnswer } from 'shared-state/api/transport'
import type { Area, AreaRoute, LoadContext } from 'shared-state/contract/area'
import type { ReleaseRecord, Snapshot } from 'shared-state/contract/release'
import type { SlotName } from 'shared-state/contract/slots'
import { publicLanguages, type Language } from 'shared-state/i18n/languages'
import type { PortalUser } from 'shared-state/store/portal-user'
import {
  isReleasesFault,
  isTimeout,
  type RenderJob,
  type RenderResult,
  type SentError,
} from '../rendering/threads/render-messages.ts'
import { renderJob, sentError } from '../rendering/threads/render-job.ts'
import { NodeLoader } from '../releases/node-loader.ts'
import { ReleaseStore } from '../releases/release-store.ts'
import { toSnapshotArea } from '../releases/snapshots.ts'
import { exampleAddress } from './example-address.ts'
import type { TrialJob } from './trial-messages.ts'

export interface TrialHelp {
  /** Called before each step with its name, so that the caller knows what takes the time. */
  begins(what: string): void
  /** The example response of a call. */
  ask(name: string): Promise<TransportAnswer>
}

const origin = 'http://localhost'
/** The shell's own pages; its record does not list them (spec 2.1). */
const shellAddresses = ['', 'login.html', 'register.html', '404.html']
/** Interval in which turns of the event loop are counted, in ms. On a busy machine, fewer of them fit into a second. */
export const turnMs = 10
/** For how many turns work started by a page may go on after the page is rendered: a second on an idle machine. */
const settlingTurns = 100

/**
 * The problem with a release, in one line: checks that it loads, renders its pages and leaves nothing running. Undefined if there is none.
 */
export async function tryRelease(job: TrialJob, help: TrialHelp): Promise<string | undefined> {
  const { candidate } = job
  const trial = new Trial(job, help)
  let pages: TrialPage[]
  try {
    help.begins('loading it')
    const left = await trial.load()
    if (left) return `it leaves ${left} running after loading`
    pages = await trial.pages()
  } catch (error) {
    return `it cannot be loaded: ${describe(error)}`
  }
  for (const [index, page] of pages.entries()) {
    // Languages differ only in their texts: one page is enough to show that all of them are available.
    for (const lang of index === 0 ? publicLanguages : publicLanguages.slice(0, 1)) {
      const path = `/${lang}/${page.address}`
      const what = page.slots ? `${path}, where it fills ${page.slots.join(', ')}` : path
      help.begins(what)
      const problem = await trial.problemOn(page, lang).catch(describe)
      if (problem) return `${what} cannot be rendered: ${problem}`
    }
  }
  help.begins('stopping what it has started')
  const left = await trial.leftBehind(settlingTurns)
  return left && `the pages of ${candidate.area} leave ${left} running after rendering`
}

/** The store as it will be after the publish: the candidate's files are still in another folder. */
class TrialStore extends ReleaseStore {
  #job: TrialJob

  constructor(job: TrialJob) {
    super(job.store)
    this.#job = job
  }

  override pathOf(area: string, version: string): string {
    const { candidate, folder } = this.#job
    return area === candidate.area && version === candidate.version ? folder : super.pathOf(area, version)
  }
}

interface TrialPage {
  /** The part after the language. */
  address: string
  /** The areas that take part, in addition to the shell. */
  areas: ReleaseRecord[]
  /** On another area's page: the slots that the candidate fills there. */
  slots?: string[]
}

class Trial {
  #job: TrialJob
  #help: TrialHelp
  #loader: NodeLoader
  #records: ReleaseRecord[]
  #before: string[] = []

  constructor(job: TrialJob, help: TrialHelp) {
    this.#job = job
    this.#help = help
    this.#loader = new NodeLoader(new TrialStore(job))
    this.#records = [job.candidate, ...job.others]
  }

  /** Loads code and texts. Returns the kinds of resources they leave running. */
  async load(): Promise<string | undefined> {
    const { candidate } = this.#job
    const isShell = candidate.area === 'shell'
    if (!isShell) await this.#loader.loadShell(this.#shell)
    this.#before = process.getActiveResourcesInfo()
    await (isShell ? this.#loader.loadShell(candidate) : this.#areaOf(candidate))
    for (const lang of publicLanguages) await this.#loader.dictionaryOf(candidate, lang)
    // One turn of the event loop, for work that was about to end.
    return this.leftBehind(1)
  }

  /** For an area, its own pages and those of others where it fills slots; for a shell, all pages. */
  async pages(): Promise<TrialPage[]> {
    const { candidate, others } = this.#job
    if (candidate.area !== 'shell')
      return [...(await this.#pagesOf(candidate, [candidate])), ...(await this.#hostPages(candidate))]
    const pages = await Promise.all(others.map(record => this.#pagesOf(record, others)))
    return [...shellAddresses.map(address => ({ address, areas: others })), ...pages.flat()]
  }

  /** The problem with a page; undefined if there is none. */
  async problemOn(page: TrialPage, lang: Language): Promise<string | undefined> {
    const { user, candidate } = this.#job
    let result = await this.#render(page, lang, null)
    if (result.kind === 'redirect' && result.location.includes('/login.html'))
      result = await this.#render(page, lang, user)
    const host = page.slots && page.areas.find(({ area }) => area !== candidate.area)
    // A timeout may be due to a busy machine and is no fault; a page that hangs exceeds the step's limit.
    const failure = result.failures.find(
      found => found.area !== host?.area && isReleasesFault(found) && !isTimeout(found.error),
    )
    return failure && inOneLine(failure.error)
  }

  /** The kinds of new resources that keep the event loop alive, after waiting up to `turns` for them to end. */
  async leftBehind(turns: number): Promise<string | undefined> {
    for (let turn = 1; ; turn++) {
      await delay(turnMs)
      const left = process.getActiveResourcesInfo()
      for (const kind of this.#before) if (left.includes(kind)) left.splice(left.indexOf(kind), 1)
      if (left.length === 0) return undefined
      if (turn >= turns) return [...new Set(left)].join(', ')
    }
  }

  get #shell(): ReleaseRecord {
    return this.#records.find(({ area }) => area === 'shell')!
  }

  #areaOf = async (record: ReleaseRecord): Promise<Area> => (await this.#loader.loadArea(record, this.#shell)).area

  async #pagesOf(record: ReleaseRecord, areas: ReleaseRecord[]): Promise<TrialPage[]> {
    return (await this.#areaOf(record)).routes.map(({ path }) => ({ address: exampleAddress(path).address, areas }))
  }

  /** Home shows all of the candidate's home slots; for each other slot, one page that shows it. */
  async #hostPages(candidate: ReleaseRecord): Promise<TrialPage[]> {
    const wanted = new Set<string>((await this.#areaOf(candidate)).slots.map(({ slot }) => slot))
    const home = [...wanted].filter(slot => slot.startsWith('home.'))
    const pages: TrialPage[] = home.length > 0 ? [{ address: '', areas: [candidate], slots: home }] : []
    for (const slot of home) wanted.delete(slot)
    for (const host of this.#job.others.filter(({ area }) => area !== 'shell')) {
      if (wanted.size === 0) break
      // An area that does not load has passed its own trial before; this release is not at fault.
      for (const route of (await this.#areaOf(host).catch(() => undefined))?.routes ?? []) {
        const { address, params } = exampleAddress(route.path)
        const slots = slotsOf(route, { params, url: new URL(`/en/${address}`, origin) }).filter(name =>
          wanted.has(name),
        )
        if (slots.length > 0) pages.push({ address, areas: [candidate, host], slots })
        for (const slot of slots) wanted.delete(slot)
      }
    }
    return pages
  }

  #render({ address, areas }: TrialPage, lang: Language, user: PortalUser | null): Promise<RenderResult> {
    const snapshot: Snapshot = {
      shell: toSnapshotArea(this.#shell),
      areas: Object.fromEntries(areas.map(record => [record.area, toSnapshotArea(record)])),
      pinned: {},
      epoch: 0,
    }
    const visitor = { lang, countryCode: 'gb', now: Date.now(), origin, environment: 'production' }
    const job: RenderJob = {
      url: `${origin}/${lang}/${address}`,
      method: 'GET',
      visitor,
      device: { userAgent: '', fingerprint: '' },
      user,
      snapshot,
      down: [],
    }
    return renderJob(job, {
      loader: this.#loader,
      recordOf: async (name, version) =>
        this.#records.find(({ area, version: known }) => area === name && known === version)!,
      transport: { needsToken: false, send: ({ declaration }) => this.#help.ask(declaration.name) },
      log: () => {},
      origin,
      signal: new AbortController().signal,
    })
  }
}

/** The slots that a page shows; none if that depends on real data. */
function slotsOf(route: AreaRoute, place: Pick<LoadContext, 'params' | 'url'>): SlotName[] {
  try {
    return (route.slots?.(place as LoadContext) ?? []).map(({ name }) => name)
  } catch {
    return []
  }
}

const inOneLine = ({ name, message }: SentError): string => `${name}: ${message}`.split('\n')[0]!

export const describe = (error: unknown): string => inOneLine(sentError(error))
