import type { Request, Response } from 'express'
import { sendCacheable } from '../news-feed/send-cacheable.ts'

/** How long a calendar program may use a file before it asks again. */
export const icsFreshSeconds = 3600

/** Answers with an iCalendar file, whose last line ends like all others (RFC 5545). `name`: the name under which a browser saves it. */
export function sendIcs(request: Request, response: Response, text: string, name?: string): void {
  if (name) response.attachment(name)
  sendCacheable(request, response, { text: `${text}\r\n`, type: 'text/calendar', freshSeconds: icsFreshSeconds })
}
