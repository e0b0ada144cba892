/** An external service did not respond, or refused: 503, worth retrying. */
export class UnavailableError extends Error {}
