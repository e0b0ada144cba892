import type { CallDeclaration } from './declare-call.ts'
import { slowCallMs } from './limits.ts'

export interface CallLogEntry {
  kind: 'slow' | 'abnormal' | 'failed'
  call: string
  status: number
  milliseconds: number
  input: unknown
  message: string
}

export type LogCall = (entry: CallLogEntry) => void

const imageData = /^data:image\/[^,]*;base64,/
/** Passwords, tokens, one-time codes, and personal data of an identity check; codes of countries and items are not secret. */
const secretField = /password|token|credential|^(graph)?code$|^docNo$|^realName$/i

/** The input as a log may contain it: pictures replaced (spec 8), secrets hidden. */
export function loggableInput(input: unknown): unknown {
  if (typeof input === 'string') return imageData.test(input) ? '[image]' : input
  if (input instanceof Blob) return '[file]'
  if (Array.isArray(input)) return input.map(loggableInput)
  if (input === null || typeof input !== 'object') return input
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, secretField.test(key) ? '[hidden]' : loggableInput(value)]),
  )
}

/** The kind of log line for an answer: abnormal unless the call is exempt, slow from one second on, else none (spec 8). */
export function kindOfAnswer(
  call: CallDeclaration,
  status: number,
  succeed: boolean,
  milliseconds: number,
): CallLogEntry['kind'] | null {
  if ((status >= 300 || !succeed) && !call.quiet) return 'abnormal'
  return milliseconds >= slowCallMs ? 'slow' : null
}
