/**
 * Endpoint of the live stream (text/event-stream). Each event has no name, and its data is a JSON object with a `type`; `id` is where the
 * stream continues after a lost connection.
 */
export const LIVE_PATH = '/live'
