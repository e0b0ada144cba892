/** Joins the class names that apply; if none is left, there is no `class` attribute at all. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
