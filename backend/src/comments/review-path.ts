/** Where a review of a broker stands with its replies, without the language; of a reply it is the review it belongs to. */
export const reviewPath = (
  broker: { slug: string; code: string },
  commentId: string | number,
  parentId: string | number | null,
): string => `/brokers/review/${broker.slug}-${broker.code}.html?review=${parentId ?? commentId}`
