/** The longest document that is read; 90 days of reference rates are a tenth of it. */
const MOST_BYTES = 2_000_000

interface FetchOptions {
  timeoutMs: number
  signal: AbortSignal
}

/** The text at an address, up to 2 MB. Rejects when the answer is no 200, too long, or not there in time. */
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
    // Leaving the loop ends the connection, so no more than this is ever read.
    if (bytes > MOST_BYTES) throw new Error(`the answer is longer than ${MOST_BYTES} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
