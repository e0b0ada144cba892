/** Path of the file with the coming exhibitions that calendar programs subscribe to, without the language. */
export const EXHIBITIONS_FILE = '/feeds/exhibitions.ics'

/** Path of the file with one exhibition, without the language. */
export const exhibitionFilePath = ({ code }: { code: string }): string => `/feeds/exhibitions/${code}.ics`
