/** Maximum size of a document; 90 days of reference rates are a tenth of it. */
const MOST_BYTES = 2_000_000

interface FetchOptions extends RequestInit {
  timeoutMs: number
  signal?: AbortSignal
  /** Default: 2 MB. */
  mostBytes?: number
}

/** The text at an address that the operator has named. Rejects if the response is not OK, too long, or late. */
export async function fetchText(
  url: string,
  { timeoutMs, signal, mostBytes = MOST_BYTES, ...init }: FetchOptions,
): Promise<string> {
  const late = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, late]) : late })
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
    if (bytes > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
