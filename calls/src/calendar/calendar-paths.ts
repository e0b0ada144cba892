/** Path of an event's page, without the language (spec 2.1, calls Calendar). */
export const eventPath = ({ slug, code }: { slug: string; code: string }): string => `/calendar/${slug}-${code}.html`

/** Path of the file that calendar programs subscribe to, without the language. */
export const CALENDAR_FILE = '/feeds/calendar.ics'

/** Path of the file with one event, without the language. */
export const eventFilePath = ({ code }: { code: string }): string => `/feeds/calendar/${code}.ics`
