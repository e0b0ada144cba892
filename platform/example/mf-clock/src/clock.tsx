import { useStore, useText } from 'shared-state/runtime'
import { clockText } from './strings/keys.ts'

/** The time at which the server rendered the page; the browser shows the same. */
export function Clock() {
  const t = useText()
  const { facts } = useStore().visitor
  return <p>{t(clockText.now, { time: new Date(facts.now).toISOString().slice(11, 19) })}</p>
}
