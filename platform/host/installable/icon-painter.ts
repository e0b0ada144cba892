import sharp from 'sharp'
import type { SiteIdentity } from '../site-identity.ts'
import type { AppIcon } from './app-icons.ts'

/** Answers an icon's PNG; each is drawn the first time it is asked for. */
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
