/**
 * The result of `work`, or, if it takes longer than `milliseconds`, that of `late`, which may throw. Late work continues and
 * its result is dropped; work that must stop needs an AbortSignal.
 */
export function within<Value, Instead>(
  milliseconds: number,
  work: Promise<Value>,
  late: () => Instead,
): Promise<Value | Instead> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>(resolve => (timer = setTimeout(resolve, milliseconds))).then(late)
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}
