/** What a state's colour means. A reader must know first what is `bad`; what is `good` gives no cause for worry. */
export type StateTone = 'good' | 'plain' | 'info' | 'warn' | 'bad'

/** What a state looks like wherever it is shown. */
export interface StateLook {
  tone: StateTone
  /** Name of a lucide icon; ui/src/states knows its shape. */
  icon: string
  /** Key of its word in the dictionaries of ui. */
  text: number
}
