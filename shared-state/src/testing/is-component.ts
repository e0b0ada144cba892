/** A function or class component, or one of React's wrapped ones (memo, observer). */
export const isValidElementType = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
