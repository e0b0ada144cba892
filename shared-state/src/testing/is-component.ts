/** Whether a fetched module's default is a function or class component, or one of React's wrapped ones (memo, observer). */
export function isComponent(module: unknown): boolean {
  const value = (module as { default?: unknown } | null)?.default
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
