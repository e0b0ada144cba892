export const toolsPath = '/tools.html'

/** Path of a calculator, without the language (decisions 1). */
export const calculatorPath = (code: string): string => `/tools/${code}.html`
