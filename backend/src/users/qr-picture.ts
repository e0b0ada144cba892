import { renderSVG } from 'uqr'

/** A QR code of an address, as a data URL. The border is the quiet zone that cameras need. */
export const qrPicture = (address: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { ecc: 'M', border: 4 })).toString('base64')}`
