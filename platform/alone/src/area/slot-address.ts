/** First segment of the addresses that show one slot each; no area may use it. */
export const slotPagesAddress = 'slot-alone'
