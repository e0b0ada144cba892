/** Whether a module's default export is a function or class component, or a wrapped one (memo, observer). */
export function isComponent(module: unknown): boolean {
  const value = (module as { default?: unknown } | null)?.default
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
