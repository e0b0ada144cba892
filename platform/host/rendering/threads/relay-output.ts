import type { Worker } from 'node:worker_threads'
import { loggableText } from '../../../api/log/loggable-text.ts'

/** Passes console output of release code to standard error, made safe for a log. The worker must be started with `stdout` and `stderr`. */
export function relayOutput({ stdout, stderr }: Pick<Worker, 'stdout' | 'stderr'>): void {
  for (const stream of [stdout, stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void process.stderr.write(loggableText(text)))
}
