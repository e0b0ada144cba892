import { CircleAlert, CircleCheck, Info, X } from '@lucide/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from 'shared-state/runtime'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { uiText } from './strings/keys.ts'
import styles from './toast-list.module.css'

export interface ToastEntry {
  id: number
  text: string
  tone?: 'info' | 'good' | 'bad' | undefined
  /** At most one: 'Undo', 'Log in'. */
  action?: { label: string; onSelect: () => void } | undefined
}

export interface ToastListProps {
  toasts: readonly ToastEntry[]
  onDismiss: (id: number) => void
}

/** How long a toast is shown, in ms, unless it is hovered or focused (look: toast). */
const shownFor = 6000
const icons = { info: Info, good: CircleCheck, bad: CircleAlert }

/** Short notices that need no response. The status region is always present, so that new content in it is announced. */
export function ToastList({ toasts, onDismiss }: ToastListProps) {
  const t = useText()
  const [read, setRead] = useState(false)
  return (
    <div
      role="status"
      aria-label={t(uiText.messages)}
      className={styles.list}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      {toasts.map(toast => (
        <Toast key={toast.id} toast={toast} paused={read} onDismiss={onDismiss} />
      ))}
    </div>
  )
}

function Toast({ toast, paused, onDismiss }: { toast: ToastEntry; paused: boolean; onDismiss: (id: number) => void }) {
  const t = useText()
  const { id, text, tone = 'info', action } = toast
  const expire = useEffectEvent(() => onDismiss(id))
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(expire, shownFor)
    return () => clearTimeout(timer)
  }, [paused])
  return (
    <div className={styles.toast}>
      <div className={styles.line} data-ground="ink">
        <Icon of={icons[tone]} className={styles.icon} />
        <span className={styles.text}>{text}</span>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onSelect()
              onDismiss(id)
            }}
          >
            {action.label}
          </button>
        )}
        <IconButton label={t(uiText.close)} icon={X} className={styles.close} onClick={() => onDismiss(id)} />
      </div>
    </div>
  )
}
