export const toolsPath = '/tools.html'

/** Path of a calculator, without the language (decisions 1). */
export const calculatorPath = (code: string): string => `/tools/${code}.html`

/** Path of a calculator for the frames of other sites (decision 86). */
export const embeddedPath = (code: string): string => `/embed${calculatorPath(code)}`
