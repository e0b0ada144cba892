import { backend } from 'the-portal/backend'
import type { CallSeen } from '../backend/mock-handlers.ts'
import { isOfLayout } from '../backend/mock-backend.ts'
import { failures, type Failure, type Switches } from '../switches.ts'
import { failureNames } from './failure-names.ts'
import styles from './panel.module.css'

interface CallListProps {
  calls: readonly CallSeen[]
  switches: Switches
  onSwitches: (switches: Switches) => void
  onReload: () => void
}

/** The page's backend calls, most recent first; each can be made to fail. */
export function CallList({ calls, switches, onSwitches, onReload }: CallListProps) {
  const { fail } = switches
  // A call set to fail stays in the list after navigation; otherwise the setting could not be undone.
  const silent = Object.keys(fail).filter(call => call !== 'all' && !calls.some(seen => seen.call === call))
  const shown: CallSeen[] = [...calls, ...silent.map(call => ({ call, status: '', milliseconds: 0 }))]
  const set = (call: string, how: string) => {
    const { [call]: _before, ...others } = fail
    onSwitches({ ...switches, fail: how === '' ? others : { ...others, [call]: how as Failure } })
  }
  const isOfFrame = ({ call }: CallSeen) => isOfLayout(call, backend)
  const row = ({ call, status, milliseconds }: CallSeen) => (
    <li key={call} className={styles.call}>
      <span className={styles.callName}>{call}</span>
      <span className={styles.status} data-bad={isBad(status) || undefined}>
        {status && `${status} · ${milliseconds} ms`}
      </span>
      <select
        aria-label={`${call} fails`}
        value={fail[call] ?? ''}
        onChange={event => set(call, event.currentTarget.value)}
        data-set={fail[call] ? true : undefined}
      >
        <option value="">Succeeds</option>
        {failures.map(how => (
          <option key={how} value={how}>
            {failureNames[how]}
          </option>
        ))}
      </select>
    </li>
  )
  const own = shown.filter(seen => !isOfFrame(seen))
  const ofFrame = shown.filter(isOfFrame)
  return (
    <>
      <p className={styles.hint}>
        Set how a call fails, then act on the page or{' '}
        <button type="button" className={styles.again} onClick={onReload}>
          reload it
        </button>
        .
      </p>
      {own.length === 0 && <p className={styles.quiet}>The area has made no calls yet.</p>}
      <ul role="list" className={styles.list}>
        {own.map(row)}
      </ul>
      {ofFrame.length > 0 && (
        <details className={styles.section}>
          <summary className={styles.title}>
            Header and footer <span className={styles.quiet}>{ofFrame.length}</span>
          </summary>
          <ul role="list" className={styles.list}>
            {ofFrame.map(row)}
          </ul>
        </details>
      )}
    </>
  )
}

const isBad = (status: string): boolean => status !== 'server' && !/^2/.test(status)
