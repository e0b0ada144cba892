/** Numeric keys of the timeline's words in the dictionary of the user centre (decisions 7). */
export const complaintText = {
  wasFiled: 41370,
  wasAnswered: 41371,
  wasAdded: 41372,
  wasClosed: 41373,
  wasSettled: 41374,
  wasWithdrawn: 41375,
} as const
