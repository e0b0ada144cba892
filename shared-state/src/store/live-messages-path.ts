/** Endpoint that streams the number of unread messages (text/event-stream, event `unread`). */
export const LIVE_MESSAGES_PATH = '/live/messages'
