/** Does `work` once the calls have been still for `milliseconds`; `cancel` forgets what was asked for. */
export function debounced(work: () => void, milliseconds: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const ask = () => {
    cancel()
    timer = setTimeout(work, milliseconds)
  }
  return Object.assign(ask, { cancel })
}
