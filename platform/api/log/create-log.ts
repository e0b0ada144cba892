import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import { loggable, loggableText } from './loggable-text.ts'

const fields = ['path', 'reason', 'message', 'error', 'url', 'input', 'issues']

/**
 * Creates the log of a process, as JSON lines. Text from addresses, visitors and releases passes through loggableText(): no line contains a
 * query or a token, whichever code logs it.
 */
export const createLog = (level: string, destination: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: {
        ...Object.fromEntries(fields.map(field => [field, (value: unknown) => loggable(value)])),
        err: error => loggable(stdSerializers.err(error as Error)),
      },
      hooks: {
        logMethod(args, method) {
          method.apply(this, args.map(arg => (typeof arg === 'string' ? loggableText(arg) : arg)) as typeof args)
        },
      },
    },
    destination,
  )
