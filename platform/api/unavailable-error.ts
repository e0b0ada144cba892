/** What the portal needs from outside did not answer, or refused: 503, and worth another try. */
export class UnavailableError extends Error {}
