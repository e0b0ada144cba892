import type { FlashItem } from 'calls/entities/flash-item'
import { playSound } from './play-sound.ts'

interface Alerts {
  sound: boolean
  notice: boolean
  title: string
}

/** Alerts the visitor to an item in the ways they chose. A notification is for a hidden tab; several tabs show only one for an item. */
export function alertTo({ id, content }: FlashItem, { sound, notice, title }: Alerts): void {
  if (sound) playSound()
  if (notice && document.visibilityState === 'hidden' && Notification.permission === 'granted')
    new Notification(title, { body: content, tag: `flash-${id}` })
}
