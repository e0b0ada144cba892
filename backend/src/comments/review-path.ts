/** Path of a broker's review with its replies, without the language; for a reply, the path of its review. */
export const reviewPath = (
  broker: { slug: string; code: string },
  commentId: string | number,
  parentId: string | number | null,
): string => `/brokers/review/${broker.slug}-${broker.code}.html?review=${parentId ?? commentId}`
