import type { LiveRoom } from 'calls/entities/live-room'

export const liveRoomsPath = '/live.html'

/** Path of a room, without the language. */
export const liveRoomPath = ({ slug, code }: Pick<LiveRoom, 'slug' | 'code'>): string => `/live/${slug}-${code}.html`
