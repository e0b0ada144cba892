/** Maximum size of a document; 90 days of reference rates are a tenth of it. */
const MOST_BYTES = 2_000_000

interface FetchOptions {
  timeoutMs: number
  signal: AbortSignal
}

/** The text at an address, up to 2 MB. Rejects if the response is not OK, too long, or late. */
export async function fetchText(url: string, { timeoutMs, signal }: FetchOptions): Promise<string> {
  const answer = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: { Accept: 'application/xml, text/xml' },
  })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    throw new Error(`the answer has status ${answer.status}`)
  }
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of answer.body) {
    bytes += chunk.length
    // Leaving the loop closes the connection, so nothing more is read.
    if (bytes > MOST_BYTES) throw new Error(`the answer is longer than ${MOST_BYTES} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
