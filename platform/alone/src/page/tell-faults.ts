import { postToFrame } from './page-messages.ts'

/** Shows errors and warnings of the page in the frame around it. */
export function tellFaults(): void {
  addEventListener('error', ({ message }) => postToFrame({ kind: 'fault', text: message }))
  addEventListener('unhandledrejection', ({ reason }) => postToFrame({ kind: 'fault', text: String(reason) }))
  const { console: page } = globalThis
  for (const method of ['error', 'warn'] as const) {
    const say = page[method]
    page[method] = (...said: unknown[]) => {
      const text = inWords(said)
      // The page shows build messages in an overlay.
      if (!text.startsWith('[webpack-dev-server]')) postToFrame({ kind: 'fault', text })
      say(...said)
    }
  }
}

/** Formats console arguments as text: `%s` in the first is replaced with the next one. */
const inWords = ([first, ...rest]: unknown[]): string =>
  [String(first).replace(/%[sdo]/g, () => String(rest.shift() ?? '')), ...rest.map(String)]
    .join(' ')
    .trim()
    .slice(0, 300)
