import { randomBytes } from 'node:crypto'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import sharp from 'sharp'

/** A hostile upload: it must be stored without its foreign bytes, be refused with this error, or may be either (damaged files). */
export interface HostilePicture {
  bytes: Uint8Array
  becomes: 'harmless' | 'either' | ErrorCode
}

/** What a picture's place, size and foreign bytes are drawn from. */
export interface Draw {
  width: number
  height: number
  /** 0 to 1: where to cut or change the file. */
  at: number
}

/** Foreign bytes that must not be served by this site. */
export const FOREIGN = 'FOREIGN-BYTES'
const script = `<script>alert("${FOREIGN}")</script>`
const php = `<?php system($_GET["${FOREIGN}"]); ?>`
const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta><?xpacket end="w"?>`
const MEGABYTE = 1024 * 1024

const picture = ({ width, height }: Draw) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#369',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
const jpeg = (draw: Draw) => picture(draw).jpeg().toBuffer()
const png = (draw: Draw) => picture(draw).png().toBuffer()
const webp = (draw: Draw) => picture(draw).webp().toBuffer()

const chunk = (name: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
const AFTER_HEADER = 33
const withChunk = (file: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([file.subarray(0, AFTER_HEADER), ...chunks, file.subarray(AFTER_HEADER)])
/** A PNG that declares this size and has this compressed content. */
const declared = (width: number, height: number, bits: number, content: Uint8Array, isInterlaced = false) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 6, 0, 0, isInterlaced ? 1 : 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))])
}
const segment = (marker: number, data: Uint8Array) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
const withSegment = (file: Buffer, marker: number, data: string) =>
  Buffer.concat([file.subarray(0, 2), segment(marker, Buffer.from(data)), file.subarray(2)])
const riffChunk = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
const text = (words: string) => Buffer.from(words)
const after = (file: Buffer, ...more: (string | Buffer)[]) =>
  Buffer.concat([file, ...more.map(part => (typeof part === 'string' ? text(part) : part))])
/** Keeps less than a third of a file: a cropped picture may do without its last rows. */
const cut = (file: Buffer, { at }: Draw) => file.subarray(0, Math.floor(12 + at * 0.3 * (file.length - 14)))
/** Changes 20 bytes behind the header. */
function damaged(file: Buffer, { at }: Draw) {
  const copy = Buffer.from(file)
  randomBytes(20).copy(copy, Math.floor(20 + at * Math.max(0, copy.length - 40)))
  return copy
}
const frames = async (draw: Draw, count: number) => {
  const height = Math.max(1, Math.floor(draw.height / 4))
  const all = await picture({ ...draw, height: height * count })
    .raw()
    .toBuffer()
  return sharp(all, { raw: { width: draw.width, height: height * count, channels: 3, pageHeight: height } })
}

type Make = (draw: Draw) => Promise<Uint8Array> | Uint8Array
const becomes =
  (outcome: HostilePicture['becomes']) =>
  (make: Make) =>
  async (draw: Draw): Promise<HostilePicture> => ({ bytes: await make(draw), becomes: outcome })
const harmless = becomes('harmless')
const either = becomes('either')
const noPicture = becomes(errorCodes.wrongFileType)
const tooLarge = becomes(errorCodes.tooLarge)

/** By kind: an upload that tries to harm the site or the readers of what it shows. */
export const hostilePictures: Record<string, (draw: Draw) => Promise<HostilePicture>> = {
  'JPEG with a script in EXIF': harmless(draw =>
    picture(draw)
      .withExif({ IFD0: { Copyright: script, Artist: php } })
      .jpeg()
      .toBuffer(),
  ),
  'JPEG with a place in EXIF': harmless(draw =>
    picture(draw)
      .withExif({ IFD0: { Copyright: FOREIGN }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
      .jpeg()
      .toBuffer(),
  ),
  'JPEG with XMP': harmless(async draw => withSegment(await jpeg(draw), 0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`)),
  'JPEG with a colour profile': harmless(draw => picture(draw).withIccProfile('p3').jpeg().toBuffer()),
  'JPEG with a colour profile of foreign bytes': harmless(async draw =>
    withSegment(await jpeg(draw), 0xe2, `ICC_PROFILE\0\x01\x01${php.repeat(50)}`),
  ),
  'JPEG with PHP in a comment': harmless(async draw => withSegment(await jpeg(draw), 0xfe, php)),
  'JPEG with 60 KB of comment': harmless(async draw => withSegment(await jpeg(draw), 0xfe, FOREIGN.repeat(4600))),
  'JPEG followed by HTML': harmless(async draw => after(await jpeg(draw), script)),
  'JPEG followed by a ZIP file': harmless(async draw => after(await jpeg(draw), 'PK\x03\x04', gzipSync(FOREIGN), php)),
  'JPEG followed by 1 MB of bytes': harmless(async draw => after(await jpeg(draw), randomBytes(MEGABYTE))),
  'JPEG turned on its side': harmless(draw => picture(draw).withMetadata({ orientation: 8 }).jpeg().toBuffer()),
  'JPEG in CMYK': harmless(draw => picture(draw).toColourspace('cmyk').jpeg().toBuffer()),
  'truncated JPEG': noPicture(async draw => cut(await jpeg(draw), draw)),
  'damaged JPEG': either(async draw => damaged(await jpeg(draw), draw)),
  'PNG with a script in tEXt': harmless(async draw =>
    withChunk(await png(draw), chunk('tEXt', text(`Comment\0${script}`))),
  ),
  'PNG with XMP in iTXt': harmless(async draw =>
    withChunk(await png(draw), chunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`))),
  ),
  'PNG with a text that unpacks to 50 MB': either(async draw =>
    withChunk(await png(draw), chunk('zTXt', after(text('Bomb\0\0'), deflateSync(Buffer.alloc(50 * MEGABYTE))))),
  ),
  'PNG with a colour profile that unpacks to 50 MB': either(async draw =>
    withChunk(await png(draw), chunk('iCCP', after(text('p\0\0'), deflateSync(Buffer.alloc(50 * MEGABYTE))))),
  ),
  'PNG with a thousand texts': harmless(async draw =>
    withChunk(await png(draw), ...Array.from({ length: 1000 }, () => chunk('tEXt', text(`k\0${FOREIGN}`)))),
  ),
  'PNG followed by PHP': harmless(async draw => after(await png(draw), php)),
  'PNG with PHP in its pixels': harmless(draw => {
    const row = Buffer.concat([Buffer.from([0]), Buffer.from(php.padEnd(64).slice(0, 64))])
    return declared(16, draw.height, 8, deflateSync(Buffer.concat(Array.from({ length: draw.height }, () => row))))
  }),
  'truncated PNG': noPicture(async draw => cut(await png(draw), draw)),
  'damaged PNG': either(async draw => damaged(await png(draw), draw)),
  'PNG of 900 megapixels': tooLarge(() => declared(30_000, 30_000, 8, deflateSync(Buffer.alloc(MEGABYTE)))),
  'PNG of 4 gigapixels in one row': noPicture(() => declared(0x7fffffff, 2, 8, deflateSync(Buffer.alloc(99)))),
  'interlaced PNG of 39 megapixels with 16 bits': tooLarge(() =>
    declared(6_200, 6_300, 16, deflateSync(Buffer.alloc(MEGABYTE)), true),
  ),
  'PNG of 39 megapixels without their content': noPicture(() =>
    declared(6_200, 6_300, 8, deflateSync(Buffer.alloc(MEGABYTE))),
  ),
  'PNG without width': noPicture(() => declared(0, 10, 8, deflateSync(Buffer.alloc(10)))),
  'animated PNG': noPicture(async draw =>
    withChunk(await png(draw), chunk('acTL', Buffer.from([0, 0, 0, 200, 0, 0, 0, 0]))),
  ),
  'animated WebP of 60 frames': harmless(async draw => (await frames(draw, 60)).webp({ effort: 0 }).toBuffer()),
  'WebP with EXIF and XMP': harmless(draw =>
    picture(draw)
      .withExif({ IFD0: { Copyright: script } })
      .withXmp(xmp)
      .webp()
      .toBuffer(),
  ),
  'WebP with an unknown chunk': harmless(async draw => {
    const file = await webp(draw)
    const longer = after(file, riffChunk('EVIL', text(php)))
    longer.writeUInt32LE(longer.length - 8, 4)
    return longer
  }),
  'WebP followed by HTML': harmless(async draw => after(await webp(draw), script)),
  'truncated WebP': noPicture(async draw => cut(await webp(draw), draw)),
  'damaged WebP': either(async draw => damaged(await webp(draw), draw)),
  'GIF of many frames': noPicture(async draw => (await frames(draw, 40)).gif({ effort: 1 }).toBuffer()),
  'GIF that is JavaScript': noPicture(() => text(`GIF89a=1;${script}`)),
  TIFF: noPicture(draw => picture(draw).tiff().toBuffer()),
  AVIF: noPicture(draw =>
    picture({ ...draw, width: 32, height: 32 })
      .avif({ effort: 0 })
      .toBuffer(),
  ),
  BMP: noPicture(() => after(text('BM'), Buffer.alloc(200))),
  ICO: noPicture(() => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(200)])),
  'SVG with a script': noPicture(() => text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)),
  'SVG of nested entities': noPicture(() =>
    text(`<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "${'&b;'.repeat(99)}">]><svg>&a;</svg>`),
  ),
  'SVG behind the first bytes of a JPEG': noPicture(() =>
    after(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ),
  HTML: noPicture(() => text(`<!doctype html><html>${script}</html>`)),
  'HTML behind the signature of a PNG': noPicture(async draw => after((await png(draw)).subarray(0, 8), script)),
  PHP: noPicture(() => text(php)),
  PDF: noPicture(() => text(`%PDF-1.7\n${script}\n%%EOF`)),
  PostScript: noPicture(() => text(`%!PS-Adobe-3.0 EPSF-3.0\n(${FOREIGN}) run`)),
  program: noPicture(() => after(Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(500))),
  'ImageMagick script': noPicture(() => text(`push graphic-context\nfill 'url(https://x"|id")'\n${FOREIGN}`)),
  nothing: noPicture(() => Buffer.alloc(0)),
  'random bytes': noPicture(() => after(Buffer.from([1]), randomBytes(3000))),
  'more than 5 MB': tooLarge(async draw => after(await jpeg(draw), Buffer.alloc(5 * MEGABYTE))),
  '20 MB of zeros': tooLarge(() => Buffer.alloc(20 * MEGABYTE)),
}

/** Names and types that senders declare; none is believed. */
export const declaredAs = [
  ['photo.png', 'image/png'],
  ['photo.php', 'image/jpeg'],
  ['../../../etc/passwd', 'image/png'],
  ['photo.svg', 'image/svg+xml'],
  ['photo.html', 'text/html'],
  ['photo.jpg\0.exe', 'application/x-msdownload'],
  [`${'n'.repeat(3000)}.webp`, ''],
  ['\u202egnp.exe', '*/*'],
] as const
