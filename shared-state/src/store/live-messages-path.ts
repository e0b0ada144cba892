/** Where the server tells live how many messages are unread (text/event-stream, event `unread`). */
export const LIVE_MESSAGES_PATH = '/live/messages'
