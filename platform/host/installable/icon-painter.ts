import sharp from 'sharp'
import type { SiteIdentity } from '../site-identity.ts'
import type { AppIcon } from './app-icons.ts'

/** Returns a function that renders an icon as PNG; each icon is drawn once, on first use. */
export function iconPainter(site: Pick<SiteIdentity, AppIcon['drawing']>): (icon: AppIcon) => Promise<Buffer> {
  const drawn = new Map<string, Promise<Buffer>>()
  return ({ path, size, drawing }) => {
    const png =
      drawn.get(path) ??
      sharp(Buffer.from(site[drawing]), { density: (72 * size) / 32 })
        .resize(size, size)
        .png({ palette: true })
        .toBuffer()
    drawn.set(path, png)
    return png
  }
}
