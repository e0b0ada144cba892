/** First segment of the addresses that show one slot each; no area may have it. */
export const slotPagesAddress = 'slot-alone'
