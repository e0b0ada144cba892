/** Bytes in which an XML declaration is looked for; it comes first (XML 1.0, 4.3.3). */
const DECLARATION_BYTES = 200

/**
 * The text of an XML document, in the encoding of its byte order mark or XML declaration, otherwise UTF-8. The content type is not asked:
 * servers often send a wrong one.
 */
export function feedText(body: Buffer): string {
  if (body[0] === 0xff && body[1] === 0xfe) return new TextDecoder('utf-16le').decode(body)
  if (body[0] === 0xfe && body[1] === 0xff) return new TextDecoder('utf-16be').decode(body)
  const [declaration = ''] = body.toString('latin1', 0, DECLARATION_BYTES).split('?>', 1)
  const [, declared] = /encoding=["']([a-z\d_-]{1,20})["']/i.exec(declaration) ?? []
  return decoderOf(declared ?? 'utf-8').decode(body)
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder() // an encoding that does not exist: what is not UTF-8 becomes replacement characters
  }
}
