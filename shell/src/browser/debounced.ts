/** Calls `work` after `milliseconds` without another call; `cancel` drops a pending call. */
export function debounced(work: () => void, milliseconds: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const ask = () => {
    cancel()
    timer = setTimeout(work, milliseconds)
  }
  return Object.assign(ask, { cancel })
}
