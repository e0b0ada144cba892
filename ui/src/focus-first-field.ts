const field = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)'

/** Moves the focus to the first field inside an element that can take it; without one, the focus stays where it is. */
export const focusFirstField = (within: Element | null) => within?.querySelector<HTMLElement>(field)?.focus()
