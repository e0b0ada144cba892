/** A figure with its unit, as published: `2.3%`, `50.1 pts`. */
export const figureText = (figure: string, unit: string): string => `${figure}${unit.length > 1 ? ' ' : ''}${unit}`
