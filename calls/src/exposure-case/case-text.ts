/** Numeric keys of the timeline's words in the dictionary of the exposure area (decisions 7). */
export const caseText = {
  wasSubmitted: 50200,
  wasPublished: 50201,
  wasRejected: 50202,
  wasRequested: 50203,
  wasAccepted: 50204,
  wasDeclined: 50205,
  wasReplied: 50206,
  wasAppended: 50207,
  wasResolved: 50208,
  wasAbandoned: 50209,
  wasClosed: 50210,
  wasReopened: 50211,
} as const
