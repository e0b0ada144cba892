import type { Worker } from 'node:worker_threads'
import { loggableText } from '../../../api/log/loggable-text.ts'

/** Passes on what code of releases writes to its console, to standard error, as a log may hold it. The worker needs `stdout` and `stderr`. */
export function relayOutput({ stdout, stderr }: Pick<Worker, 'stdout' | 'stderr'>): void {
  for (const stream of [stdout, stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void process.stderr.write(loggableText(text)))
}
