import { X } from '@lucide/icons'
import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { focusFirstField } from './focus-first-field.ts'
import { IconButton } from './icon-button.tsx'
import { uiText } from './strings/keys.ts'

export interface DialogProps {
  open: boolean
  /** Called on Escape, the close button or a click outside the dialog; the owner sets `open`. */
  onClose: () => void
  title: string
  /** The actions, which stay visible at the foot while the body scrolls. */
  footer?: ReactNode
  /** 'box' is a bottom sheet on mobile, 'drawer' slides in at the start edge, 'screen' covers the whole screen. */
  shape?: 'box' | 'drawer' | 'screen' | undefined
  children: ReactNode
}

/** A modal dialog. Focus moves to its first field, stays inside, and returns to the previous element. Closed, it renders no children. */
export function Dialog({ open, onClose, title, footer, shape = 'box', children }: DialogProps) {
  const t = useText()
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const pressedBeside = useRef(false)

  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    dialog.showModal()
    focusFirstField(body.current)
    // close() instead of only unmounting: close() returns the focus.
    return () => dialog.close()
  }, [open])

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const closedByItself = () => {
    if (open) onClose()
  }
  // Both press and release must be outside: selecting text and releasing the mouse outside must not lose the visitor's input.
  const press = (event: SyntheticEvent) => {
    pressedBeside.current = event.target === element.current
  }
  const click = (event: SyntheticEvent) => {
    if (pressedBeside.current && event.target === element.current) onClose()
  }

  return (
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closedByItself}
      onPointerDown={press}
      onClick={click}
    >
      {open && (
        <div className={styles.frame}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={t(uiText.close)} icon={X} onClick={onClose} />
          </header>
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
