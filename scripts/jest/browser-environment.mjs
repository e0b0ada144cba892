import './compile-once.mjs'
import { TestEnvironment } from 'jest-environment-jsdom'
import { needsAssertions } from './needs-assertions.mjs'

/** Globals for the router and the API singleton that jsdom lacks, or that must be Node's own. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'URLSearchParams',
  'structuredClone',
  'ReadableStream',
  'TransformStream',
  'performance',
]

export default class BrowserEnvironment extends needsAssertions(TestEnvironment) {
  async setup() {
    await super.setup()
    for (const name of fromNode) this.global[name] = globalThis[name]
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true })
  }
}
