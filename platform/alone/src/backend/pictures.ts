const ofDrawing = /\.svg$/
const ofPicture = /\.(svg|png|jpe?g|webp|avif|gif)$/

export const isPicture = (path: string): boolean => ofPicture.test(path)

/** A placeholder for a picture of the server: a tile whose colour depends on the name, with a letter or two if it replaces a drawing. */
export function pictureOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const [width, height] = ofDrawing.test(path) ? [64, 64] : [1200, 750]
  const letters = ofDrawing.test(path) ? name.slice(-2).toUpperCase() : ''
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 45% 38%)"/>` +
    `<text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="${height * 0.42}" fill="#fff">${letters}</text></svg>`
  )
}
